import { addQueryArgs } from '@wordpress/url';
import { send } from './send';

/** Milliseconds that the browser gets to report the size of a file that has arrived. */
const PATIENCE = 1_000;

/** Requests a page or a file of this site as a visitor: without cookies, and past the browser's own cache. Rejects without an answer. */
export const visit = (
	url: string,
	signal: AbortSignal,
	redirect: RequestRedirect = 'manual',
): Promise<Response> =>
	// eslint-disable-next-line no-restricted-globals -- api-fetch would send the nonce and the login.
	fetch(url, { credentials: 'omit', cache: 'no-store', redirect, signal });

/**
 * Waits for the browser to report the transferred size of a request. The browser's own list of requests is limited, and other code reads it.
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

/** The size of a file of this site as sent, in bytes; null if that is not known. */
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

/** Requests a page as a visitor's browser does: past caches and through redirects. Never throws: the status is 0 without an answer. */
export async function visitPage(
	url: string,
	query: Record<string, unknown> = { _cacheBuster: Date.now() },
): Promise<{ status: number; text: string }> {
	const fresh = addQueryArgs(url, query);
	try {
		return await send((signal) => visit(fresh, signal, 'follow'), TIMEOUT);
	} catch {
		return { status: 0, text: '' };
	}
}
