import { useCallback, useRef, type RefObject } from 'react';
import { useAppDispatch } from '@/state/hooks';
import type { Loader } from '@/state/types';
import { useAfterPaint } from '@/ui/after-paint';
import { useWhenInView } from '@/ui/when-in-view';

const isSame = (one: readonly Loader[], other: readonly Loader[]) =>
	one.length === other.length && one.every((loader, index) => loader === other[index]);

/**
 * Loads a card's data once the card is painted, and more when its needs change.
 *
 * @param loaders Stable functions; `false` for data that is not needed.
 * @return "Try again": loads all needed data again. A failure stays on screen until then, because the state
 *         of each request keeps it.
 */
export function useLoads(...loaders: (Loader | false)[]): () => void {
	const dispatch = useAppDispatch();
	const kept = useRef<readonly Loader[]>([]);
	const needed = loaders.filter((loader) => loader !== false);
	if (!isSame(kept.current, needed)) {
		kept.current = needed;
	}
	const current = kept.current;
	useAfterPaint(
		useCallback(() => current.forEach((load) => void dispatch(load())), [dispatch, current]),
	);
	return useCallback(
		() => current.forEach((load) => void dispatch(load({ force: true }))),
		[dispatch, current],
	);
}

/**
 * Loads what only a part of the screen needs, once that part is painted and in the window: WordPress's lists of content, which plugins may make slow.
 *
 * @param ref    The part.
 * @param loader Stable; `false` for data that is not needed.
 */
export function useLoadsInView(ref: RefObject<Element | null>, loader: Loader | false): void {
	const dispatch = useAppDispatch();
	useWhenInView(
		ref,
		useCallback(() => void (loader && dispatch(loader())), [dispatch, loader]),
	);
}
