import type { ComponentType } from 'react';

/** The default export of a chunk: usually a component. */
export interface Loadable<T = ComponentType> {
	/** Fetches the chunk; after a failure, the next call fetches it again. */
	load: () => Promise<T>;
	/** The export, if the chunk has already been loaded. */
	peek: () => T | undefined;
}

const waiting = new Set<() => void>();

/**
 * Calls back once, when the next chunk arrives: what failed before may arrive now, too.
 *
 * @return Stops waiting.
 */
export function onNextArrival(run: () => void): () => void {
	const runOnce = () => {
		waiting.delete(runOnce);
		run();
	};
	waiting.add(runOnce);
	return () => void waiting.delete(runOnce);
}

/**
 * Loads the default export of a chunk. Not `React.lazy`, which suspends for a frame, or for React's throttle
 * interval, even when the chunk has been loaded, and never fetches a failed chunk again.
 */
export function createLoadable<T = ComponentType>(
	fetch: () => Promise<{ default: T }>,
): Loadable<T> {
	let loaded: T | undefined;
	return {
		load: async () => {
			if (loaded === undefined) {
				loaded = (await fetch()).default;
				[...waiting].forEach((run) => run());
			}
			return loaded;
		},
		peek: () => loaded,
	};
}

/** Fetches chunks before they are shown. A failure is reported where they are shown. */
export async function preload(
	loadables: readonly Pick<Loadable<unknown>, 'load'>[],
): Promise<void> {
	await Promise.allSettled(loadables.map((loadable) => loadable.load()));
}
