import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Starts a server that returns the body of each request after a while. A test site sends it the answer that it wants from the provider's double
 * (tests/beside/site/beside/class-distant-provider.php), because only a real request shows how the site behaves while it waits.
 *
 * @param {number | ((index: number) => number)} delay Milliseconds, or those of each request by its number from 0.
 * @return {Promise<import('./echo-server.mjs').EchoServer>} It needn't be stopped, because it doesn't keep the process running.
 */
export async function startEchoServer(delay) {
	/** @type {import('./echo-server.mjs').Exchange[]} */
	let exchanges = [];
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
		await sleep(typeof delay === 'number' ? delay : delay(index));
		response.writeHead(200, { 'content-type': request.headers['content-type'] });
		response.end(Buffer.concat(chunks));
	});
	await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
	server.unref();
	const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
	return {
		port,
		exchanges: () => [...exchanges],
		restart: () => {
			exchanges = [];
		},
	};
}
