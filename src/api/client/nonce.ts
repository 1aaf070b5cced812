import apiFetch from '@wordpress/api-fetch';
import { isMap } from '@/lib/is-map';

/** `over`: no user is logged in, or the check failed. `other-user`: another user is logged in. */
export type Renewal = 'renewed' | 'over' | 'other-user';

export interface NonceKeeper {
	/** The nonce for the next call: always the one of the page's user, even if another script has fetched a new one. */
	claim: () => string;
	/** Requests a new nonce from WordPress, which is used only if it belongs to the page's own user. */
	renew: () => Promise<Renewal>;
}

export interface NonceOptions {
	/** The nonce that the page printed. */
	first: string;
	/** The user for whom the page was printed. */
	userId: number;
	/** URL that prints a fresh nonce for the logged-in user. */
	nonceUrl: string;
	/** URL that returns the logged-in user. */
	userUrl: string;
	/** Reads the body of a URL, whatever its status. */
	read: (url: string, headers?: Record<string, string>) => Promise<string>;
	/** Called once for each renewal that found another user. */
	onOtherUser: () => void;
}

/** What `admin-ajax.php?action=rest-nonce` prints; a login page or "0" doesn't match. */
const NONCE = /^[a-z0-9]{8,12}$/i;

/** Updates WordPress's own middleware, which overwrites the header with its own copy of the nonce. */
function tellHost(nonce: string) {
	const { nonceMiddleware } = apiFetch as unknown as { nonceMiddleware?: { nonce: string } };
	if (nonceMiddleware) {
		nonceMiddleware.nonce = nonce;
	}
}

function readUserId(text: string): unknown {
	const user: unknown = JSON.parse(text);
	return isMap(user) ? user.id : undefined;
}

/**
 * Keeps the nonce of a page's own user. An expired nonce is renewed silently, but not for another user who
 * has logged in from another tab: changes made here would be saved in that user's name.
 */
export function createNonceKeeper(options: NonceOptions): NonceKeeper {
	const { first, userId, nonceUrl, userUrl, read, onOtherUser } = options;
	let nonce = first;
	let renewal: Promise<Renewal> | undefined;

	async function ask(): Promise<Renewal> {
		try {
			const fresh = (await read(nonceUrl)).trim();
			if (!NONCE.test(fresh)) {
				return 'over';
			}
			tellHost(fresh);
			const owner = readUserId(await read(userUrl, { 'X-WP-Nonce': fresh }));
			if (typeof owner !== 'number') {
				return 'over';
			}
			if (owner !== userId) {
				onOtherUser();
				return 'other-user';
			}
			nonce = fresh;
			return 'renewed';
		} catch {
			return 'over';
		}
	}

	return {
		claim() {
			tellHost(nonce);
			return nonce;
		},
		renew() {
			// Calls that fail at the same time share one renewal.
			renewal ??= ask().finally(() => {
				renewal = undefined;
			});
			return renewal;
		},
	};
}
