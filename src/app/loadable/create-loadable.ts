import type { ComponentType } from 'react';

export interface Loadable<P = object> {
	/** Fetches the chunk; what failed is asked for again the next time. */
	load: () => Promise<ComponentType<P>>;
	/** The component, where its chunk is here already. */
	peek: () => ComponentType<P> | undefined;
}

/**
 * A component in a chunk of its own. Not `React.lazy`: that suspends for a frame, or for the length of
 * React's throttle, even when the chunk is here, and never asks again for one that failed.
 */
export function createLoadable<P = object>(
	fetch: () => Promise<{ default: ComponentType<P> }>,
): Loadable<P> {
	let loaded: ComponentType<P> | undefined;
	return {
		load: async () => {
			loaded ??= (await fetch()).default;
			return loaded;
		},
		peek: () => loaded,
	};
}
