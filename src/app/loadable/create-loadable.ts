import type { ComponentType } from 'react';

export interface Loadable {
	/** Fetches the chunk; what failed is asked for again the next time. */
	load: () => Promise<ComponentType>;
	/** The component, where its chunk is here already. */
	peek: () => ComponentType | undefined;
}

/**
 * A component in a chunk of its own. Not `React.lazy`: that suspends for a frame, or for the length of
 * React's throttle, even when the chunk is here, and never asks again for one that failed.
 */
export function createLoadable(fetch: () => Promise<{ default: ComponentType }>): Loadable {
	let loaded: ComponentType | undefined;
	return {
		load: async () => {
			loaded ??= (await fetch()).default;
			return loaded;
		},
		peek: () => loaded,
	};
}
