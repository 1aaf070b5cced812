import { useCallback, useRef } from 'react';
import { useAppDispatch } from '@/state/hooks';
import type { Loader } from '@/state/types';
import { useAfterPaint } from '@/ui/after-paint';

const isSame = (one: readonly Loader[], other: readonly Loader[]) =>
	one.length === other.length && one.every((loader, index) => loader === other[index]);

/**
 * Asks for what a card needs once the card is painted, and for what it comes to need later.
 *
 * @param loaders Stable ones; `false` for what there is no point in asking for.
 * @return "Try again": asks again for all that is needed. What had failed stays on screen until then, as the
 *         state of each request remembers it.
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
