import { useCallback, useEffect, useState } from 'react';
import type { Loadable } from './create-loadable';

type Arrival<T> = { phase: 'loading' } | { phase: 'ready'; loaded: T } | { phase: 'failed' };

/** Loads what a chunk holds, at once where it is here. A user of another loadable needs another key. */
export function useLoadable<T>(loadable: Loadable<T>) {
	const [arrival, setArrival] = useState<Arrival<T>>(() => {
		const loaded = loadable.peek();
		return loaded === undefined ? { phase: 'loading' } : { phase: 'ready', loaded };
	});
	const { phase } = arrival;

	useEffect(() => {
		if (phase !== 'loading') {
			return undefined;
		}
		let isWanted = true;
		const settle = (next: Arrival<T>) => isWanted && setArrival(next);
		loadable.load().then(
			(loaded) => settle({ phase: 'ready', loaded }),
			() => settle({ phase: 'failed' }),
		);
		return () => {
			isWanted = false;
		};
	}, [loadable, phase]);

	const retry = useCallback(() => setArrival({ phase: 'loading' }), []);
	return { arrival, retry };
}
