import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Starts a server that returns the body of each request after a while. A test site sends it what the double of the provider is to answer
 * (tests/beside/site/beside/class-distant-provider.php), because only a real request shows what the site does while it waits.
 *
 * @param {number} delay Milliseconds.
 * @return {Promise<{ port: number, most: () => number }>} `most` is the largest number of requests that were open at the same time. Nothing is to
 *                                                         be stopped: the server does not keep the process running.
 */
export async function startEchoServer(delay) {
	let open = 0;
	let most = 0;
	const server = createServer(async (request, response) => {
		open += 1;
		most = Math.max(most, open);
		const chunks = [];
		for await (const chunk of request) {
			chunks.push(chunk);
		}
		await sleep(delay);
		open -= 1;
		response.writeHead(200, { 'content-type': request.headers['content-type'] });
		response.end(Buffer.concat(chunks));
	});
	await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
	server.unref();
	const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
	return { port, most: () => most };
}
