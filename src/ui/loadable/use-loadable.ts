import { useCallback, useEffect, useState } from 'react';
import { useWithPaint } from '@/ui/after-paint';
import { type Loadable, onNextArrival } from './create-loadable';

/** A chunk's export: loading, loaded or failed. */
export type Loading<T> =
	{ phase: 'loading' } | { phase: 'ready'; loaded: T } | { phase: 'failed'; isRetrying: boolean };

/**
 * Loads the export of a chunk, synchronously if it has been loaded before. A failure remains until its retry
 * has ended. A component that switches to another loadable needs another React key.
 *
 * @param isQuiet For a part that offers no retry: it is fetched again when another chunk arrives, for example by
 *                "Try again" of the screen, because that shows that the network is back.
 * @param isWanted False as long as it must not be fetched.
 */
export function useLoadable<T>(loadable: Loadable<T>, isQuiet = false, isWanted = true) {
	const [loading, setLoading] = useState<Loading<T>>(() => {
		const loaded = loadable.peek();
		return loaded === undefined ? { phase: 'loading' } : { phase: 'ready', loaded };
	});
	const isAsking =
		isWanted && (loading.phase === 'loading' || (loading.phase === 'failed' && loading.isRetrying));

	useEffect(() => {
		if (!isAsking) {
			return undefined;
		}
		let isMounted = true;
		const settle = (next: Loading<T>) => isMounted && setLoading(next);
		loadable.load().then(
			(loaded) => settle({ phase: 'ready', loaded }),
			() => settle({ phase: 'failed', isRetrying: false }),
		);
		return () => {
			isMounted = false;
		};
	}, [loadable, isAsking]);

	const retry = useCallback(() => setLoading({ phase: 'failed', isRetrying: true }), []);
	const waitsForOthers = isQuiet && loading.phase === 'failed' && !loading.isRetrying;
	useEffect(() => (waitsForOthers ? onNextArrival(retry) : undefined), [waitsForOthers, retry]);
	return { loading, retry };
}

/** Fetches a chunk with the first paint, before the answers that decide whether it is shown. */
export function usePrefetch(loadable: Loadable<unknown>, isWanted = true): void {
	useWithPaint(
		useCallback(() => {
			if (isWanted) {
				// A failure is reported where the chunk is shown.
				loadable.load().catch(() => undefined);
			}
		}, [loadable, isWanted]),
	);
}
