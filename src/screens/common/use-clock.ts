import { useCallback, useSyncExternalStore } from 'react';
import { readClock } from '@/state/browser';
import { useAppDispatch } from '@/state/hooks';

/** Milliseconds (OFFER-02). */
const REFRESH = 500;

function subscribe(notify: () => void): () => void {
	const timer = setInterval(notify, REFRESH);
	return () => clearInterval(timer);
}

/**
 * Something that the time decides. It is read from the clock anew each time, never counted, so that it is right again
 * after the machine slept or somebody set the clock; the component is drawn again only when it has changed.
 */
export function useClock<T extends string | number | boolean>(read: (now: number) => T): T {
	const dispatch = useAppDispatch();
	return useSyncExternalStore(
		subscribe,
		useCallback(() => read(dispatch(readClock())), [dispatch, read]),
	);
}
