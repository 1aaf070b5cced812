import type { Page, Route } from 'playwright-core';

interface Answer {
	status: number;
	contentType: string;
	body: string;
}

/** What the site has answered, by address. */
export type Recording = Map<string, Answer>;

const keyOf = (url: string) => url.replace(/[?&]_cacheBuster=\d+/, '').replace(/#.*/, '');

const isFromPhp = ({ pathname }: URL) =>
	pathname.endsWith('/index.php') ||
	pathname.endsWith('/admin.php') ||
	pathname.includes('/wp-json/');

/** Notes every answer to a GET that PHP has worked for. */
export async function record(page: Page, recording: Recording): Promise<void> {
	await page.route(isFromPhp, async (route: Route) => {
		if (route.request().method() !== 'GET') {
			return route.fallback();
		}
		const response = await route.fetch();
		const body = await response.text();
		const contentType = response.headers()['content-type'] ?? 'text/html';
		recording.set(keyOf(route.request().url()), { status: response.status(), contentType, body });
		return route.fulfill({ response, body });
	});
}

/**
 * Answers from a recording: a matrix of faults then loads the same page a hundred times without waiting for PHP. Register it first,
 * so that what breaks a call comes before it.
 */
export async function replay(page: Page, recording: Recording): Promise<void> {
	await page.route(isFromPhp, (route: Route) => {
		const { method, url } = { method: route.request().method(), url: route.request().url() };
		const answer = method === 'GET' ? recording.get(keyOf(url)) : undefined;
		return answer ? route.fulfill(answer) : route.fallback();
	});
}
