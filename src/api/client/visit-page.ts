import { addQueryArgs } from '@wordpress/url';
import { send } from './send';

const TIMEOUT = 10_000;

/**
 * Requests a page of this site as a visitor does, past the caches. It never throws.
 *
 * @return A status of 0 without an answer.
 */
export async function visitPage(url: string): Promise<{ status: number; text: string }> {
	try {
		return await send(
			(signal) =>
				// eslint-disable-next-line no-restricted-globals -- api-fetch would send the nonce, which makes nobody a visitor.
				fetch(addQueryArgs(url, { _cacheBuster: Date.now() }), {
					credentials: 'omit',
					cache: 'no-store',
					signal,
				}),
			TIMEOUT,
		);
	} catch {
		return { status: 0, text: '' };
	}
}
