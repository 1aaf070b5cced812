/**
 * @template T
 * @typedef {{ name: string, after: readonly string[], run: () => Promise<T> }} Job
 *          `after`: jobs that must end first, if they run at all.
 */

/**
 * Runs jobs in parallel, each as early as possible.
 *
 * @template T
 * @param {readonly Job<T>[]} jobs
 * @param {number}            atOnce    The most jobs that run at a time.
 * @param {() => boolean}     isStopped Whether to start no more jobs.
 * @return {Promise<T[]>} Results, in the order of the jobs.
 */
export async function runSideBySide(jobs, atOnce, isStopped = () => false) {
	/** @type {Map<string, T>} */
	const ended = new Map();
	/** @type {Map<string, Promise<unknown>>} */
	const running = new Map();
	const wanted = jobs.map(({ name }) => name);
	const isReady = (/** @type {Job<T>} */ { name, after }) =>
		!ended.has(name) &&
		!running.has(name) &&
		after.every((other) => ended.has(other) || !wanted.includes(other));

	while (ended.size < jobs.length && !(isStopped() && running.size === 0)) {
		const ready = isStopped() ? [] : jobs.filter(isReady);
		for (const job of ready.slice(0, atOnce - running.size)) {
			const end = job.run().then((result) => {
				ended.set(job.name, result);
				running.delete(job.name);
			});
			running.set(job.name, end);
		}
		await Promise.race(running.values());
	}
	return jobs.flatMap(({ name }) => (ended.has(name) ? [/** @type {T} */ (ended.get(name))] : []));
}
