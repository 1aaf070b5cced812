import type { ComponentType } from 'react';

/** What comes in a chunk of its own: mostly a component. */
export interface Loadable<T = ComponentType> {
	/** Fetches the chunk; what failed is asked for again the next time. */
	load: () => Promise<T>;
	/** What came, where the chunk is here already. */
	peek: () => T | undefined;
}

/**
 * The default export of a chunk of its own. Not `React.lazy`: that suspends for a frame, or for the length of
 * React's throttle, even when the chunk is here, and never asks again for one that failed.
 */
export function createLoadable<T = ComponentType>(
	fetch: () => Promise<{ default: T }>,
): Loadable<T> {
	let loaded: T | undefined;
	return {
		load: async () => {
			loaded ??= (await fetch()).default;
			return loaded;
		},
		peek: () => loaded,
	};
}
