import { AsyncLocalStorage } from 'node:async_hooks';

/** @typedef {{ write: (chunk: string | Buffer) => void }} Sink */

/** @type {AsyncLocalStorage<Sink>} */
const sinks = new AsyncLocalStorage();

/** What a suite says goes to its own sink; outside of one, straight to the terminal. */
export const currentSink = () => sinks.getStore();

/** @param {string} line */
export const say = (line) => (currentSink() ?? process.stdout).write(`${line}\n`);

/**
 * Keeps what runs side by side apart: the words of the first that is not done are shown as they come, those of the others
 * when it is their turn.
 *
 * @param {number}                             count How many there are.
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
		 * @param {() => Promise<T>} run   Whatever it says, and what it starts, is kept apart.
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
