/** @typedef {{ E2E_URL: string, E2E_DATA_DIR: string }} SiteEnv */
/** @typedef {{ env: SiteEnv, stop: () => Promise<void> }} Site */
/** @typedef {{ flags: string, isBusy: boolean, site: Promise<Site> }} Booted */
/** @typedef {ReturnType<typeof createSites>} Sites */

/**
 * WordPress sites for the suites. Consecutive suites share one; parallel suites each have their own, because a suite loads
 * its scenarios into the whole site.
 *
 * @param {(flags: string[]) => Promise<Site>} boot
 */
export function createSites(boot) {
	/** @type {Set<Booted>} */
	const sites = new Set();
	/** @type {Promise<unknown>} */
	let last = Promise.resolve();
	let isStopped = false;

	// One at a time, because each looks for a free port and for a stale build.
	const bootNext = (/** @type {string[]} */ flags) => {
		const site = last.then(() => {
			if (isStopped) {
				throw new Error('Stopped before WordPress was booted.');
			}
			return boot(flags);
		});
		last = site.catch(() => undefined);
		return site;
	};

	const stop = async (/** @type {Booted} */ { site }) =>
		(await site.catch(() => undefined))?.stop();

	const take = (/** @type {string[]} */ flags) => {
		const key = flags.join(' ');
		const idle = [...sites].find((other) => other.flags === key && !other.isBusy);
		const mine = idle ?? { flags: key, isBusy: true, site: bootNext(flags) };
		sites.add(mine);
		mine.isBusy = true;
		return mine;
	};

	const release = async (/** @type {Booted} */ mine) => {
		mine.isBusy = false;
		// A site with flags is for one suite and cannot be reused.
		if (mine.flags !== '' && sites.delete(mine)) {
			await stop(mine);
		}
	};

	return {
		/**
		 * @template T
		 * @param {string[]}                       flags More flags for `bin/start.mjs`.
		 * @param {(envs: SiteEnv[]) => Promise<T>} run   Fails if a boot fails.
		 * @param {number}                         count Number of sites.
		 */
		async use(flags, run, count = 1) {
			const mine = Array.from({ length: count }, () => take(flags));
			try {
				return await run(await Promise.all(mine.map(async ({ site }) => (await site).env)));
			} finally {
				await Promise.all(mine.map(release));
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
