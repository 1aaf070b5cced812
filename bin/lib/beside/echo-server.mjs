import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * @typedef {object} Exchange A request of the site to the provider, in milliseconds of `performance.now()`.
 * @property {string} cause The request to the site that waits for it, and the address that it asks for.
 * @property {number} start
 * @property {number} end   When it was answered or given up; Infinity before that.
 *
 * @typedef {{ delay?: number, status?: number, page?: string }} Mood Milliseconds, a status, and a page of HTML in place of the answer.
 *
 * @typedef {Awaited<ReturnType<typeof startEchoServer>>} EchoServer
 */

/**
 * Starts a server that returns the body of each request after a while. A test site sends it the answer that it wants from the provider's double
 * (tests/beside/site/beside/class-distant-provider.php), because only a real request shows how the site behaves while it waits.
 *
 * @param {number | ((index: number) => number)} delay Milliseconds, or those of each request by its number from 0.
 * @return It needn't be stopped, because it doesn't keep the process running.
 */
export async function startEchoServer(delay) {
	/** @type {Exchange[]} */
	let exchanges = [];
	/** @type {Mood} */
	let mood = {};
	const server = createServer(async (request, response) => {
		const index = exchanges.length;
		const exchange = {
			cause: String(request.headers['x-cause'] ?? ''),
			start: performance.now(),
			end: Infinity,
		};
		exchanges.push(exchange);
		// Also fires when the site stops waiting.
		response.once('close', () => (exchange.end = performance.now()));
		const chunks = [];
		for await (const chunk of request) {
			chunks.push(chunk);
		}
		const { status = 200, page, ...own } = mood;
		await sleep(own.delay ?? (typeof delay === 'number' ? delay : delay(index)));
		const type = page ? 'text/html' : request.headers['content-type'];
		response.writeHead(status, { 'content-type': type });
		response.end(page ?? Buffer.concat(chunks));
	});
	await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
	server.unref();
	const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
	return {
		port,
		/** Since the start, or the restart. */
		exchanges: () => [...exchanges],
		restart: () => {
			exchanges = [];
		},
		/** @param {Mood} next Of the next answers. */
		behave: (next) => {
			mood = next;
		},
	};
}
