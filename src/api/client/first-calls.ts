import { toAnswer, type Answer } from './read-answer';

/** Milliseconds after which an answer is too old, because the page came from a cache or no card needed the answer until now. */
const FRESH = 30_000;

const isFresh = (at: number, now: number): boolean => Math.abs(now - at) < FRESH;

/** A call that the page sent before the app had loaded. */
interface SentCall {
	/** The browser's clock when it was sent, in milliseconds. */
	at: number;
	/** Undefined if there is no answer; the app then sends the call itself. Never rejects, and resolves within seconds. */
	answer: Promise<{ status: number; text: string } | undefined>;
}

/**
 * The calls of the page, as `php-stub/admin-page/first-calls.js` sends them, by their address below the root of the REST API.
 */
export type FirstCalls = Record<string, SentCall>;

/** Whether the page has sent a call whose answer is recent and hasn't been taken yet. */
export function hasFirstCall(calls: FirstCalls, call: string, now: number): boolean {
	const sent = calls[call];
	return sent !== undefined && isFresh(sent.at, now);
}

/** The answer to a call that the page has sent in the app's place, once; undefined if it has sent none, or too long ago. */
export function takeFirstCall(
	calls: FirstCalls,
	call: string,
	now: number,
): Promise<Answer | undefined> | undefined {
	const sent = calls[call];
	delete calls[call];
	return sent && isFresh(sent.at, now)
		? sent.answer.then((answer) => answer && toAnswer(answer))
		: undefined;
}
