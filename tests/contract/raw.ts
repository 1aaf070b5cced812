import { cookieHeaderOf } from '../e2e/support/session';
import { nonceOf, type RestAnswer } from '../e2e/support/rest';
import { SITE } from '../e2e/support/site';

interface RawOptions {
	method?: string;
	/** Sent unchanged. */
	body?: string;
	/** Replaces the valid nonce; null for none. */
	nonce?: string | null;
	contentType?: string;
}

/** A call as an administrator that the app's client would not make. */
export async function callRaw(
	path: string,
	{ method = 'POST', body, nonce, contentType = 'application/json' }: RawOptions = {},
): Promise<RestAnswer> {
	const header = nonce === undefined ? await nonceOf('admin') : nonce;
	const response = await fetch(`${SITE}/index.php?rest_route=/jetpack/v4/${path}`, {
		method,
		headers: {
			cookie: await cookieHeaderOf('admin'),
			'content-type': contentType,
			...(header === null ? {} : { 'x-wp-nonce': header }),
		},
		body,
	});
	const text = await response.text();
	try {
		return { status: response.status, body: JSON.parse(text) };
	} catch {
		return { status: response.status, body: text };
	}
}
