import { useCallback } from 'react';
import { useAppDispatch } from '@/state/hooks';
import type { AsyncThunk } from '@/state/types';
import { useAfterPaint } from '@/ui/after-paint';
import { useRetry } from './use-retry';

type Loader = (options?: { force?: boolean }) => AsyncThunk<unknown>;

/**
 * Asks for what a card needs once the card is painted, and anew where somebody presses "Try again",
 * which stays, busy, meanwhile.
 *
 * @param load     Stable, or it asks anew.
 * @param isWanted Whether there is any point in asking.
 */
export function useLoad(load: Loader, isWanted = true) {
	const dispatch = useAppDispatch();
	useAfterPaint(
		useCallback(() => {
			if (isWanted) {
				void dispatch(load());
			}
		}, [dispatch, isWanted, load]),
	);
	return useRetry(
		useCallback(async () => {
			if (isWanted) {
				await dispatch(load({ force: true }));
			}
		}, [dispatch, isWanted, load]),
	);
}
