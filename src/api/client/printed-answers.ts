import type { Answer } from './read-answer';

/** Milliseconds after which an answer that came with the page is too old: the page waited in a cache, or nothing asked for it on arrival. */
const FRESH = 30_000;

/** Whether an answer of that time may still be used; both are in milliseconds. */
export const isFresh = (at: number, now: number): boolean => Math.abs(now - at) < FRESH;

interface Printed {
	/** The server's clock, in seconds since 1970. */
	at: number;
	/** Address of a call below the root of the REST API → the text of its answer; of a list that is only counted, the count. */
	answers: Record<string, string>;
}

export interface PrintedAnswers {
	/**
	 * The answer of a call, once; undefined if the page has none, or an outdated one.
	 *
	 * @throws {Error} If another plugin has changed what the page printed.
	 */
	take: (call: string) => Answer | undefined;
	/** Whether `take` would return one; false if another plugin has changed what the page printed. */
	has: (call: string) => boolean;
	/** Forgets all of them: what was printed before a write may be wrong after it. */
	drop: () => void;
}

/**
 * Answers of the site that PHP printed into the page, to spare it the calls of the first screen.
 *
 * @param json The printed JSON, of the shape `Printed`; it is parsed with the first call.
 * @param now  The browser's clock, in milliseconds. If it differs from the server's, there is no answer.
 */
export function createPrintedAnswers(json: string, now: () => number): PrintedAnswers {
	let printed: Printed | undefined;

	/** Those of a fresh page. The age counts with each use: a screen may be opened long after the page. */
	function readFresh(): Printed['answers'] {
		printed ??= JSON.parse(json) as Printed;
		return isFresh(printed.at * 1000, now()) ? printed.answers : {};
	}

	return {
		has(call) {
			try {
				return Boolean(readFresh()[call]);
			} catch {
				return false;
			}
		},
		take(call) {
			const answers = readFresh();
			const text = answers[call];
			delete answers[call];
			return text ? { ok: true, status: 200, redirected: false, text, total: text } : undefined;
		},
		drop() {
			printed = { at: 0, answers: {} };
		},
	};
}
