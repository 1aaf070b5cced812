import { addQueryArgs } from '@wordpress/url';
import { send } from './send';

/** Milliseconds that the browser may take to report a file that has arrived. */
const PATIENCE = 1_000;

/** Asks as a visitor does: without cookies, and not from the browser's own cache. */
const AS_VISITOR: RequestInit = { credentials: 'omit', cache: 'no-store' };

/** Sends a request of a visitor to a page or a file of this site. Rejects without an answer. */
export const visit = (
	url: string,
	signal: AbortSignal,
	redirect: RequestRedirect = 'manual',
): Promise<Response> =>
	// eslint-disable-next-line no-restricted-globals -- api-fetch would send the nonce and the login.
	fetch(url, { ...AS_VISITOR, redirect, signal });

/**
 * Waits for the size that the browser reports of a request, as it was sent. The browser's own list of requests is limited, and others read it.
 *
 * @return Bytes; undefined if it reports none.
 */
function watchSize(url: string): { size: Promise<number | undefined>; end: () => void } {
	if (typeof PerformanceObserver === 'undefined') {
		return { size: Promise.resolve(undefined), end: () => undefined };
	}
	let end = () => {};
	const size = new Promise<number | undefined>((resolve) => {
		const observer = new PerformanceObserver((list) => {
			const entry = list.getEntriesByName(url).at(-1);
			if (entry instanceof PerformanceResourceTiming) {
				resolve(entry.encodedBodySize || undefined);
			}
		});
		observer.observe({ type: 'resource' });
		end = () => {
			observer.disconnect();
			resolve(undefined);
		};
	});
	return { size, end };
}

/**
 * Fetches a file of this site for its size.
 *
 * @return Bytes as sent; null if that is not known.
 */
export async function measureFile(url: string, signal: AbortSignal): Promise<number | null> {
	const { size, end } = watchSize(url);
	try {
		const response = await visit(url, signal);
		await response.arrayBuffer();
		if (!response.ok) {
			return null;
		}
		const timer = setTimeout(end, PATIENCE);
		const reported = await size;
		clearTimeout(timer);
		const length = Number(response.headers.get('Content-Length') ?? NaN);
		return reported ?? (Number.isSafeInteger(length) ? length : null);
	} catch {
		return null;
	} finally {
		end();
	}
}

const TIMEOUT = 10_000;

/**
 * Requests a page of this site as a visitor's browser does: past the caches, and through redirects. It never throws.
 *
 * @return A status of 0 without an answer.
 */
export async function visitPage(url: string): Promise<{ status: number; text: string }> {
	const fresh = addQueryArgs(url, { _cacheBuster: Date.now() });
	try {
		return await send((signal) => visit(fresh, signal, 'follow'), TIMEOUT);
	} catch {
		return { status: 0, text: '' };
	}
}
