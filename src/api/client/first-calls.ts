import { FRESH } from './printed-answers';

/** A call that the page has sent before the app had loaded. */
interface SentCall {
	/** The browser's clock when it was sent, in milliseconds. */
	at: number;
	answer: Promise<Response>;
	abort: () => void;
}

/**
 * The calls of the page, as `php-stub/admin-page/first-calls.js` leaves them: address below the root of the REST API → null until the page
 * has sent it.
 */
export type FirstCalls = Record<string, SentCall | null>;

/**
 * The call that the page has sent in the app's place, once; undefined if it has sent none, or too long ago. The page doesn't send it
 * afterwards, because then the app does.
 */
export function takeFirstCall(calls: FirstCalls, call: string, now: number): SentCall | undefined {
	const sent = calls[call];
	delete calls[call];
	return sent && Math.abs(now - sent.at) / 1000 < FRESH ? sent : undefined;
}

/** Forgets all of them: what was asked before a write may be wrong after it. */
export function dropFirstCalls(calls: FirstCalls): void {
	Object.keys(calls).forEach((call) => delete calls[call]);
}
