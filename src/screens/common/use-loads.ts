import { useCallback, useRef } from 'react';
import { useAppDispatch } from '@/state/store/hooks';
import type { Loader } from '@/state/store/types';
import { useAfterPaint } from '@/ui/after-paint';

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
