import { http, HttpResponse, type DefaultBodyType } from 'msw';
import { server } from './server';
import { REST } from './store';

const toResponse = (body: unknown, status: number) =>
	body === undefined
		? new HttpResponse(null, { status })
		: HttpResponse.json(body as DefaultBodyType, { status });

/** Answers a GET request; the response has no body if `body` is undefined. */
export function answerGet(path: string, body: unknown, status = 200) {
	server.use(http.get(`${REST}/${path}`, () => toResponse(body, status)));
}

/** Answers a POST request, and returns a list that collects the request bodies. */
export function answerPost(path: string, body: unknown, status = 200): unknown[] {
	const sent: unknown[] = [];
	server.use(
		http.post(`${REST}/${path}`, async ({ request }) => {
			sent.push(await request.json());
			return toResponse(body, status);
		}),
	);
	return sent;
}

/** Holds the response to a POST until `release()`; `called` records the request bodies. */
export function hold(path: string, answer: () => Response) {
	let release = () => undefined as void;
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	const called = jest.fn<void, [unknown]>();
	server.use(
		http.post(`${REST}/${path}`, async ({ request }) => {
			called(await request.json().catch(() => undefined));
			await released;
			return answer();
		}),
	);
	return { called, release: () => release() };
}

/** Holds the scenario's response to a GET until the returned function is called. */
export function holdGet(path: string): () => void {
	let release = () => undefined as void;
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	// A resolver without a response passes the request to the next handler.
	server.use(http.get(`${REST}/${path}`, () => released));
	return () => release();
}

/** What PHP prints when a script dies. */
export const PHP_CRASH =
	'<br />\n<b>Fatal error</b>:  Uncaught Error in <b>/srv/site/a.php</b> on line <b>9</b><br />\n';

export function crash(method: 'get' | 'post', path: string) {
	server.use(http[method](`${REST}/${path}`, () => HttpResponse.html(PHP_CRASH, { status: 500 })));
}

/** The site's response if it couldn't reach the provider: an error with HTTP status 200. */
export const unreachable = (code: string) => ({
	code,
	message: 'Not reachable.',
	data: { status: '' },
});
