import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Runs a server, which the site sees as another host, during a request. */
export async function withHost<T>(
	answer: RequestListener,
	run: (port: number) => Promise<T>,
): Promise<T> {
	const server = createServer(answer);
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	try {
		return await run((server.address() as AddressInfo).port);
	} finally {
		server.closeAllConnections();
		server.close();
	}
}
