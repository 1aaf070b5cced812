/**
 * @template T
 * @typedef {{ name: string, cores: number, after: readonly string[], run: () => Promise<T> }} Job
 *          `cores`: cores that it uses; `after`: jobs that must end first, if they run at all.
 */

/**
 * Runs jobs in parallel as far as the processor allows, each as early as possible. A job that needs more cores than the machine has
 * runs alone.
 *
 * @template T
 * @param {readonly Job<T>[]} jobs
 * @param {number}            cores
 * @param {() => boolean}     isStopped Whether to start no more jobs.
 * @return {Promise<T[]>} Results, in the order of the jobs.
 */
export async function runSideBySide(jobs, cores, isStopped = () => false) {
	/** @type {Map<string, T>} */
	const ended = new Map();
	/** @type {Map<string, Promise<unknown>>} */
	const running = new Map();
	const wanted = jobs.map(({ name }) => name);
	const need = (/** @type {Job<T>} */ job) => Math.min(job.cores, cores);
	const isReady = (/** @type {Job<T>} */ { name, after }) =>
		!ended.has(name) &&
		!running.has(name) &&
		after.every((other) => ended.has(other) || !wanted.includes(other));

	while (ended.size < jobs.length && !(isStopped() && running.size === 0)) {
		for (const job of isStopped() ? [] : jobs.filter(isReady)) {
			const busy = jobs.filter(({ name }) => running.has(name));
			const free = cores - busy.reduce((sum, other) => sum + need(other), 0);
			if (need(job) <= free) {
				const end = job.run().then((result) => {
					ended.set(job.name, result);
					running.delete(job.name);
				});
				running.set(job.name, end);
			}
		}
		await Promise.race(running.values());
	}
	return jobs.flatMap(({ name }) => (ended.has(name) ? [/** @type {T} */ (ended.get(name))] : []));
}
