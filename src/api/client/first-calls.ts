import { FRESH } from './printed-answers';

/** A call that the page has sent before the app had loaded. */
interface StartedCall {
	/** The browser's clock when it was sent, in milliseconds. */
	at: number;
	answer: Promise<Response>;
	abort: () => void;
}

/** The calls of the page, as `php-stub/admin-page/first-calls.js` leaves them. Keys are addresses below the root of the REST API. */
export interface FirstCalls {
	/** Calls that the page will send when earlier ones have been answered. */
	waiting: string[];
	started: Record<string, StartedCall>;
}

/**
 * The call that the page has sent in the app's place, once; undefined if it has sent none, or too long ago. The page sends none of the same address
 * afterwards, because then the app does.
 */
export function takeFirstCall(
	{ waiting, started }: FirstCalls,
	call: string,
	now: number,
): StartedCall | undefined {
	const place = waiting.indexOf(call);
	if (place >= 0) {
		waiting.splice(place, 1);
	}
	const found = started[call];
	delete started[call];
	return found && Math.abs(now - found.at) / 1000 < FRESH ? found : undefined;
}

/** Forgets all of them: what was asked before a write may be wrong after it. */
export function dropFirstCalls({ waiting, started }: FirstCalls): void {
	waiting.length = 0;
	Object.keys(started).forEach((call) => delete started[call]);
}
