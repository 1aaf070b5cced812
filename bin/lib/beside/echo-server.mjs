import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Starts a server that returns the body of each request after a while. A test site sends it what the double of the provider is to answer
 * (tests/beside/site/beside/class-distant-provider.php), because only a real request shows what the site does while it waits.
 *
 * @param {number} delay Milliseconds.
 * @return {Promise<{ port: number }>} Nothing is to be stopped: the server does not keep the process running.
 */
export async function startEchoServer(delay) {
	const server = createServer(async (request, response) => {
		const chunks = [];
		for await (const chunk of request) {
			chunks.push(chunk);
		}
		await sleep(delay);
		response.writeHead(200, { 'content-type': request.headers['content-type'] });
		response.end(Buffer.concat(chunks));
	});
	await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
	server.unref();
	const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
	return { port };
}
