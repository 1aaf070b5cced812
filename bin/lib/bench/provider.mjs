import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Starts a server that returns the body of each request, after the milliseconds of its parameter "delay". The test site sends it what the provider
 * is to answer (tests/bench/weighted-site/class-server-time.php), because only a real request shows what the site does while it waits.
 *
 * @return {Promise<string>} Its address.
 */
export async function startProvider() {
	const server = createServer(async (request, response) => {
		const { searchParams } = new URL(String(request.url), 'http://localhost');
		const chunks = [];
		for await (const chunk of request) {
			chunks.push(chunk);
		}
		await sleep(Number(searchParams.get('delay')));
		response.writeHead(200, { 'content-type': request.headers['content-type'] });
		response.end(Buffer.concat(chunks));
	});
	await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
	const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
	// Nothing is to be stopped: it does not keep the bench running.
	server.unref();
	return `http://127.0.0.1:${port}/`;
}
