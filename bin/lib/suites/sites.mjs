/** @typedef {{ env: object, stop: () => Promise<void> }} Site */
/** @typedef {{ flags: string, isBusy: boolean, site: Promise<Site> }} Booted */
/** @typedef {ReturnType<typeof createSites>} Sites */

/**
 * The WordPresses that the suites run against. One after another they share one; side by side each has its own, for a suite loads
 * its worlds into the whole site.
 *
 * @param {(flags: string[]) => Promise<Site>} boot
 */
export function createSites(boot) {
	/** @type {Set<Booted>} */
	const sites = new Set();
	/** @type {Promise<unknown>} */
	let last = Promise.resolve();
	let isStopped = false;

	// One at a time: each looks for a free port, and whether there is something to build.
	const bootNext = (/** @type {string[]} */ flags) => {
		const site = last.then(() => {
			if (isStopped) {
				throw new Error('Stopped before its WordPress was booted.');
			}
			return boot(flags);
		});
		last = site.catch(() => undefined);
		return site;
	};

	const stop = async (/** @type {Booted} */ { site }) =>
		(await site.catch(() => undefined))?.stop();

	return {
		/**
		 * @template T
		 * @param {string[]}                     flags More flags for `bin/start.mjs`.
		 * @param {(env: object) => Promise<T>} run   A failure to boot is its failure.
		 */
		async use(flags, run) {
			const key = flags.join(' ');
			const idle = [...sites].find((other) => other.flags === key && !other.isBusy);
			const mine = idle ?? { flags: key, isBusy: true, site: bootNext(flags) };
			sites.add(mine);
			mine.isBusy = true;
			try {
				const { env } = await mine.site;
				return await run(env);
			} finally {
				mine.isBusy = false;
				// Flags are for one suite: nobody else is going to want this one.
				if (flags.length > 0 && sites.delete(mine)) {
					await stop(mine);
				}
			}
		},
		async stop() {
			isStopped = true;
			const booted = [...sites];
			sites.clear();
			await Promise.all(booted.map(stop));
		},
	};
}
