import type { RestAnswer } from '../e2e/support/rest';
import { SITE } from '../e2e/support/site';
import { headersOf } from './ajax';

interface RawOptions {
	method?: string;
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
	const { cookie, ...own } = await headersOf('admin', nonce ?? undefined);
	const headers = { cookie, 'content-type': contentType, ...(nonce === null ? {} : own) };
	const address = `${SITE}/index.php?rest_route=/jetpack/v4/${path}`;
	const response = await fetch(address, { method, headers, body });
	const text = await response.text();
	try {
		return { status: response.status, body: JSON.parse(text) };
	} catch {
		return { status: response.status, body: text };
	}
}
