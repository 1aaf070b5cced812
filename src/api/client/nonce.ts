import apiFetch from '@wordpress/api-fetch';
import { isMap } from '@/lib/is-map';

/** `over`: nobody is logged in, or it could not be told who is. `other-user`: somebody else is. */
export type Renewal = 'renewed' | 'over' | 'other-user';

export interface NonceKeeper {
	/** The nonce of the next call; nobody else's is used, whatever another script has fetched since. */
	claim: () => string;
	/** Asks WordPress for a new one, which counts only where it belongs to the page's own user. */
	renew: () => Promise<Renewal>;
}

export interface NonceOptions {
	/** The nonce that the page printed. */
	first: string;
	/** The user whom the page was printed for. */
	userId: number;
	/** URL that prints a fresh nonce to whoever is logged in. */
	nonceUrl: string;
	/** URL that says who that is. */
	userUrl: string;
	/** Reads what stands at a URL, whatever its status. */
	read: (url: string, headers?: Record<string, string>) => Promise<string>;
	/** Told once for each renewal that found somebody else. */
	onOtherUser: () => void;
}

/** What `admin-ajax.php?action=rest-nonce` prints; a login page or "0" is not it. */
const NONCE = /^[a-z0-9]{8,12}$/i;

/** WordPress's own middleware overwrites the header with its own copy, so that one must be told too. */
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
 * Keeps the nonce of a page's own user. A nonce that runs out is renewed without a word, but not for somebody
 * who has logged in from another tab: what is saved here would be saved in that person's name.
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
			// Calls that fail together share one renewal.
			renewal ??= ask().finally(() => {
				renewal = undefined;
			});
			return renewal;
		},
	};
}
