import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { Loadable } from './create-loadable';

type Arrival<P> =
	{ phase: 'loading' } | { phase: 'ready'; Component: ComponentType<P> } | { phase: 'failed' };

/** Loads a component, at once where its chunk is here. A user of another loadable needs another key. */
export function useLoadable<P>(loadable: Loadable<P>) {
	const [arrival, setArrival] = useState<Arrival<P>>(() => {
		const Component = loadable.peek();
		return Component ? { phase: 'ready', Component } : { phase: 'loading' };
	});
	const { phase } = arrival;

	useEffect(() => {
		if (phase !== 'loading') {
			return undefined;
		}
		let isWanted = true;
		const settle = (next: Arrival<P>) => isWanted && setArrival(next);
		loadable.load().then(
			(Component) => settle({ phase: 'ready', Component }),
			() => settle({ phase: 'failed' }),
		);
		return () => {
			isWanted = false;
		};
	}, [loadable, phase]);

	const retry = useCallback(() => setArrival({ phase: 'loading' }), []);
	return { arrival, retry };
}
