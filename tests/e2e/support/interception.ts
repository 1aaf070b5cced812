import type { CDPSession, Page } from 'playwright-core';

export interface CallRequest {
	method: () => string;
	url: () => string;
	/** By lowercase name. */
	headers: () => Record<string, string>;
	postData: () => string | null;
}

export interface CallAnswer {
	status?: number;
	contentType?: string;
	/** Besides the content type. */
	headers?: Record<string, string>;
	body?: string;
}

/** A pending call: the needed part of Playwright's `Route`. */
export interface Call {
	request: () => CallRequest;
	fulfill: (answer: CallAnswer) => Promise<void>;
	abort: (reason?: string) => Promise<void>;
	/** Passes it to the handler added before, and finally to the site. */
	fallback: () => Promise<void>;
}

export type Handler = (call: Call) => Promise<unknown> | void;

/** Everything that PHP answers; scripts, styles and pictures are not intercepted. */
const PATTERNS = ['*rest_route=*', '*/wp-json/*', '*/wp-admin/admin.php*', '*/admin-ajax.php*'];

interface Paused {
	requestId: string;
	request: { method: string; url: string; headers: Record<string, string>; postData?: string };
}

interface Interception {
	page: Page;
	handlers: [matches: (url: URL) => boolean, handler: Handler][];
	session: CDPSession;
}

/** The request with which the page asks for several calls of the REST API while the app is loading. */
export const isFirstCalls = ({ searchParams }: URL) =>
	searchParams.get('action') === 'dashboard_for_jetpack_first_calls';

const withFirstCalls = new WeakSet<Page>();

/** Lets the site answer the first calls of an intercepted page. */
export function keepFirstCalls(page: Page): void {
	withFirstCalls.add(page);
}

const interceptions = new WeakMap<Page, Promise<Interception>>();

/** Removes all handlers from a page that the next test opens again. */
export function forgetHandlers(page: Page): void {
	interceptions.delete(page);
	withFirstCalls.delete(page);
}

const toBase64 = (text: string) => Buffer.from(text).toString('base64');

const readRequest = ({ method, url, headers, postData }: Paused['request']): CallRequest => {
	const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
	return {
		method: () => method,
		url: () => url,
		headers: () => Object.fromEntries(lower) as Record<string, string>,
		postData: () => postData ?? null,
	};
};

function passOn(
	{ page, session, handlers }: Interception,
	{ requestId, request }: Paused,
): unknown {
	const url = new URL(request.url);
	const asked = readRequest(request);
	const waiting = handlers.filter(([matches]) => matches(url)).map(([, handler]) => handler);
	// A page that was closed in the meantime accepts no answer.
	const send = async (answer: () => Promise<unknown>) =>
		void (await answer().catch(() => undefined));
	const next = (): Promise<void> => {
		const handler = waiting.pop();
		if (!handler && isFirstCalls(url) && !withFirstCalls.has(page)) {
			// Without an answer, the app sends each call itself, and the test can answer it.
			return call.fulfill({});
		}
		if (!handler) {
			return send(() => session.send('Fetch.continueRequest', { requestId }));
		}
		return Promise.resolve(handler(call)).then(() => undefined);
	};
	const call: Call = {
		request: () => asked,
		fulfill: ({ status = 200, contentType = 'text/plain', headers = {}, body = '' }) =>
			send(() =>
				session.send('Fetch.fulfillRequest', {
					requestId,
					responseCode: status,
					responseHeaders: Object.entries({ ...headers, 'content-type': contentType }).map(
						([name, value]) => ({ name, value }),
					),
					body: toBase64(body),
				}),
			),
		abort: () =>
			send(() => session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionFailed' })),
		fallback: next,
	};
	return next();
}

async function intercept(page: Page): Promise<Interception> {
	const session = await page.context().newCDPSession(page);
	const interception: Interception = { page, handlers: [], session };
	session.on('Fetch.requestPaused', (paused) => void passOn(interception, paused));
	await session.send('Fetch.enable', { patterns: PATTERNS.map((urlPattern) => ({ urlPattern })) });
	return interception;
}

/**
 * Answers requests instead of PHP. Playwright's own routes would intercept every request and turn the browser's cache off, so
 * that each page load would fetch and compile its scripts again.
 *
 * @return Removes the handler.
 */
export async function answerCalls(
	page: Page,
	matches: (url: URL) => boolean,
	handler: Handler,
): Promise<() => Promise<void>> {
	if (!interceptions.has(page)) {
		interceptions.set(page, intercept(page));
	}
	const { handlers } = await interceptions.get(page)!;
	const entry: Interception['handlers'][number] = [matches, handler];
	handlers.push(entry);
	return async () => {
		const index = handlers.indexOf(entry);
		if (index >= 0) {
			handlers.splice(index, 1);
		}
	};
}
