import { useCallback, type RefObject } from 'react';
import { useAppDispatch } from '@/state/store/hooks';
import type { Loader } from '@/state/store/types';
import { useWhenInView } from '@/ui/when-in-view';

/**
 * Loads what only a part of the screen needs, once that part is painted and in the window: lists that plugins may make slow, and what is asked for the person.
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
