import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { isMap } from '@/lib/values';
import { ApiError, isApiError } from './errors';
import { readAnswer, STALE_NONCE, type Answer } from './read-answer';

/**
 * `session`: the site said that no user is logged in. `other-user`: another user is logged in. `unverified`: the site didn't say who is logged in.
 */
type Renewal = 'renewed' | 'session' | 'other-user' | 'unverified';

export interface NonceOptions {
	first: string;
	userId: number;
	/** URL that prints a fresh nonce for the logged-in user. */
	nonceUrl: string;
	userUrl: string;
	/** Reads a URL, whatever its status, with a nonce if given. */
	read: (url: string, nonce?: string) => Promise<Answer>;
	/** Called once for each renewal that found another user. */
	onOtherUser: () => void;
}

/** The format that `admin-ajax.php?action=rest-nonce` prints. */
const NONCE = /^[a-z0-9]{8,12}$/i;

/** What it prints if no user is logged in. */
const NOBODY = '0';

/** Another plugin's output may surround what WordPress printed. */
async function readNonce(text: string): Promise<string> {
	const printed = text.trim();
	if (NONCE.test(printed) || printed === NOBODY) {
		return printed;
	}
	const { findNonce } = await import(/* webpackChunkName: "late-acts" */ './dirty-answer');
	return findNonce(text);
}

/** Updates WordPress's own middleware, which overwrites the header with its own copy of the nonce. */
function tellHost(nonce: string) {
	const { nonceMiddleware } = apiFetch as unknown as { nonceMiddleware?: { nonce: string } };
	if (nonceMiddleware) {
		nonceMiddleware.nonce = nonce;
	}
}

function decodeUserId(user: unknown): number {
	if (isMap(user) && typeof user.id === 'number') {
		return user.id;
	}
	throw new ApiError('shape', '');
}

/**
 * Keeps the nonce of a page's own user. An expired nonce is renewed silently, but not for another user who
 * has logged in from another tab: changes made here would be saved in that user's name.
 */
export function createNonceKeeper(options: NonceOptions) {
	const { first, userId, nonceUrl, userUrl, read, onOtherUser } = options;
	let nonce = first;
	let renewal: Promise<Renewal> | undefined;

	async function ask(): Promise<Renewal> {
		try {
			const fresh = await readNonce((await read(nonceUrl)).text);
			if (fresh === NOBODY || fresh === '') {
				return fresh === NOBODY ? 'session' : 'unverified';
			}
			tellHost(fresh);
			const owner = await readAnswer(await read(userUrl, fresh), decodeUserId);
			if (owner !== userId) {
				onOtherUser();
				return 'other-user';
			}
			nonce = fresh;
			return 'renewed';
		} catch (error) {
			return isApiError(error) && error.code === 'rest_not_logged_in' ? 'session' : 'unverified';
		}
	}

	return {
		/** The nonce for the next call: always the one of the page's user, even if another script has fetched a new one. */
		claim() {
			tellHost(nonce);
			return nonce;
		},
		/** Requests a new nonce from WordPress, which is used only if it belongs to the page's own user. */
		renew() {
			// Calls that fail at the same time share one renewal.
			renewal ??= ask().finally(() => {
				renewal = undefined;
			});
			return renewal;
		},
	};
}

const REFUSALS: Record<Exclude<Renewal, 'renewed'>, () => string> = {
	session: () =>
		__("You've been logged out. Log in again in a new tab, then try again here. Nothing is lost."),
	'other-user': () =>
		__('Someone else is logged in now, so nothing was saved. Reload the page to continue.'),
	unverified: () =>
		__("Your site didn't confirm that you're still logged in. Please try again. Nothing is lost."),
};

/** The error of a call that was not repeated after its nonce had expired. */
export const toRefusal = (renewal: Exclude<Renewal, 'renewed'>, status: number): ApiError =>
	new ApiError(renewal, REFUSALS[renewal](), { status, code: STALE_NONCE });
