import { AsyncLocalStorage } from 'node:async_hooks';

/** @typedef {{ write: (chunk: string | Buffer) => void }} Sink */

/** @type {AsyncLocalStorage<Sink>} */
const sinks = new AsyncLocalStorage();

/** Output of a suite is written to its own sink; other output goes straight to the terminal. */
export const currentSink = () => sinks.getStore();

/** @param {string} line */
export const say = (line) => (currentSink() ?? process.stdout).write(`${line}\n`);

/**
 * Separates the output of parallel suites: shows the output of the first unfinished suite live, and that of the others
 * in their turn.
 *
 * @param {number}                             count Number of suites.
 * @param {(chunk: string | Buffer) => void} [show]
 */
export function createOutputs(count, show = (chunk) => void process.stdout.write(chunk)) {
	const outputs = Array.from({ length: count }, () => ({
		/** @type {(string | Buffer)[]} */
		waiting: [],
		isDone: false,
	}));
	let shown = 0;
	const showNext = () => {
		while (shown < count) {
			outputs[shown].waiting.splice(0).forEach(show);
			if (!outputs[shown].isDone) {
				return;
			}
			shown++;
		}
	};
	return {
		/**
		 * @template T
		 * @param {number}           place
		 * @param {() => Promise<T>} run   Function whose output, including that of its children, is separated.
		 */
		async collect(place, run) {
			const sink = {
				write: (/** @type {string | Buffer} */ chunk) => {
					outputs[place].waiting.push(chunk);
					showNext();
				},
			};
			try {
				return await sinks.run(sink, run);
			} finally {
				outputs[place].isDone = true;
				showNext();
			}
		},
	};
}
