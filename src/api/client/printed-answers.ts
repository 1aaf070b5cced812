import type { Answer } from './read-answer';

/** Seconds after which an answer that came with the page is too old: the page waited in a cache, or nothing asked for it on arrival. */
export const FRESH = 30;

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
	let answers: Printed['answers'] | undefined;

	function parse() {
		const printed: Printed = JSON.parse(json);
		return Math.abs(now() / 1000 - printed.at) < FRESH ? printed.answers : {};
	}

	return {
		has(call) {
			try {
				answers ??= parse();
				return Boolean(answers[call]);
			} catch {
				return false;
			}
		},
		take(call) {
			answers ??= parse();
			const text = answers[call];
			delete answers[call];
			return text ? { ok: true, status: 200, redirected: false, text, total: text } : undefined;
		},
		drop() {
			answers = {};
		},
	};
}
