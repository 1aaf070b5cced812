import { FRESH } from './printed-answers';
import type { Answer } from './read-answer';

/** A call that the page has sent before the app had loaded. */
interface SentCall {
	/** The browser's clock when it was sent, in milliseconds. */
	at: number;
	/** Undefined if there is none: the app asks for it. Never rejects, and comes within seconds. */
	answer: Promise<{ status: number; text: string } | undefined>;
}

/**
 * The calls of the page, as `php-stub/admin-page/first-calls.js` sends them, by their address below the root of the REST API.
 */
export type FirstCalls = Record<string, SentCall>;

/** The answer to a call that the page has sent in the app's place, once; undefined if it has sent none, or too long ago. */
export function takeFirstCall(
	calls: FirstCalls,
	call: string,
	now: number,
): Promise<Answer | undefined> | undefined {
	const sent = calls[call];
	delete calls[call];
	const isFresh = sent && Math.abs(now - sent.at) / 1000 < FRESH;
	return isFresh
		? sent.answer.then(
				(answer) =>
					answer && {
						...answer,
						ok: answer.status >= 200 && answer.status < 300,
						redirected: false,
						total: null,
					},
			)
		: undefined;
}

/** Forgets all of them: what was asked before a write may be wrong after it. */
export function dropFirstCalls(calls: FirstCalls): void {
	Object.keys(calls).forEach((call) => delete calls[call]);
}
