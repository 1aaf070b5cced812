import type { Lack } from '@/lib/remote';
import type { SafeUrl } from '@/lib/safe-url';
import type { FirstCalls } from './first-calls';
import type { KeptAnswers } from './kept-answers';

export interface ClientOptions {
	root: string;
	nonce: string;
	/** With a trailing slash. */
	adminUrl: SafeUrl;
	/** The user for whom the page was printed. No call is sent as another user. */
	userId: number;
	/** Called when another user has logged in since; the request was not sent. */
	onOtherUser?: () => void;
	/** Milliseconds after which an unanswered call fails. */
	timeout?: number;
	now?: () => number;
	firstCalls?: FirstCalls;
	keptAnswers?: KeptAnswers;
	/** When the page was printed, in milliseconds since 1970; by default now. */
	printedAt?: number;
	/**
	 * Reads for which the site asks the provider are sent one request at a time, joined where the site answers that; by default each is sent at once.
	 *
	 * @param reason Says why one of them has no answer yet after a few seconds; "" once none is waited for.
	 */
	onSlowProvider?: (reason: string) => void;
	/** Why the site has no route for a path below `jetpack/v4/`, or none that accepts writes. Such a call fails without being sent. */
	findLack?: (path: string, isWrite?: boolean) => Lack | undefined;
}
