import { http } from 'msw';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';

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
