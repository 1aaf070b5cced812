import apiFetch from '@wordpress/api-fetch';

export interface NonceKeeper {
	current: () => string;
	/** Asks WordPress for a new one; false where the session itself is over. */
	renew: () => Promise<boolean>;
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

/**
 * @param first    The nonce that the page printed.
 * @param endpoint URL that prints a fresh nonce to who is logged in.
 */
export function createNonceKeeper(first: string, endpoint: string): NonceKeeper {
	let nonce = first;
	let renewal: Promise<boolean> | undefined;

	async function ask(): Promise<boolean> {
		try {
			const response: Response = await apiFetch({
				url: endpoint,
				parse: false,
				credentials: 'same-origin',
			});
			const text = (await response.text()).trim();
			if (!NONCE.test(text)) {
				return false;
			}
			nonce = text;
			tellHost(text);
			return true;
		} catch {
			return false;
		}
	}

	return {
		current: () => nonce,
		renew() {
			// Calls that fail together share one renewal.
			renewal ??= ask().finally(() => {
				renewal = undefined;
			});
			return renewal;
		},
	};
}
