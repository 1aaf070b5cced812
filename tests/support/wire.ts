import { http, HttpResponse, type DefaultBodyType } from 'msw';
import { server } from './server';
import { REST } from './store';

const toResponse = (body: unknown, status: number) =>
	body === undefined
		? new HttpResponse(null, { status })
		: HttpResponse.json(body as DefaultBodyType, { status });

/** Answers a read; without a body where it is undefined. */
export function answerGet(path: string, body: unknown, status = 200) {
	server.use(http.get(`${REST}/${path}`, () => toResponse(body, status)));
}

/** Answers a write, and keeps what each request sent. */
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

/** A POST that is answered only when the test says so, and that counts. */
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

/** A read that the scenario answers only when the test says so. */
export function holdGet(path: string): () => void {
	let release = () => undefined as void;
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	// A resolver without a response leaves the answer to the next handler.
	server.use(http.get(`${REST}/${path}`, () => released));
	return () => release();
}

/** An HTML page, as a crash of PHP leaves it. */
export function crash(method: 'get' | 'post', path: string) {
	server.use(
		http[method](`${REST}/${path}`, () => HttpResponse.html('<h1>Error</h1>', { status: 500 })),
	);
}

/** How the site passes on that the provider could not be reached: an error with HTTP 200. */
export const unreachable = (code: string) => ({
	code,
	message: 'Not reachable.',
	data: { status: '' },
});
