import { useCallback, useEffect, useState } from 'react';
import { type Loadable, onNextArrival } from './create-loadable';

type Arrival<T> =
	{ phase: 'loading' } | { phase: 'ready'; loaded: T } | { phase: 'failed'; isRetrying: boolean };

/**
 * Loads the export of a chunk, synchronously if it has been loaded before. A failure remains until its retry
 * has ended. A component that switches to another loadable needs another React key.
 */
export function useLoadable<T>(loadable: Loadable<T>) {
	const [arrival, setArrival] = useState<Arrival<T>>(() => {
		const loaded = loadable.peek();
		return loaded === undefined ? { phase: 'loading' } : { phase: 'ready', loaded };
	});
	const isAsking =
		arrival.phase === 'loading' || (arrival.phase === 'failed' && arrival.isRetrying);

	useEffect(() => {
		if (!isAsking) {
			return undefined;
		}
		let isWanted = true;
		const settle = (next: Arrival<T>) => isWanted && setArrival(next);
		loadable.load().then(
			(loaded) => settle({ phase: 'ready', loaded }),
			() => settle({ phase: 'failed', isRetrying: false }),
		);
		return () => {
			isWanted = false;
		};
	}, [loadable, isAsking]);

	const retry = useCallback(() => setArrival({ phase: 'failed', isRetrying: true }), []);
	return { arrival, retry };
}

/**
 * As `useLoadable`, for a part that offers no retry, such as the search beside the tabs: after a failure it is fetched again when another
 * chunk arrives, for example by "Try again" of the screen.
 */
export function useQuietArrival<T>(loadable: Loadable<T>): Arrival<T> {
	const { arrival, retry } = useLoadable(loadable);
	const hasFailed = arrival.phase === 'failed' && !arrival.isRetrying;
	useEffect(() => (hasFailed ? onNextArrival(retry) : undefined), [hasFailed, retry]);
	return arrival;
}
