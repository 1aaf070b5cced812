import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { Loadable } from './create-loadable';

type Arrival =
	{ phase: 'loading' } | { phase: 'ready'; Component: ComponentType } | { phase: 'failed' };

/** Loads a component, at once where its chunk is here. A user of another loadable needs another key. */
export function useLoadable(loadable: Loadable) {
	const [arrival, setArrival] = useState<Arrival>(() => {
		const Component = loadable.peek();
		return Component ? { phase: 'ready', Component } : { phase: 'loading' };
	});
	const { phase } = arrival;

	useEffect(() => {
		if (phase !== 'loading') {
			return undefined;
		}
		let isWanted = true;
		const settle = (next: Arrival) => isWanted && setArrival(next);
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
