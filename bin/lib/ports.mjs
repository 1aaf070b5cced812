import { createServer } from 'node:net';

/**
 * @param {string} value Value of the flag `--port`.
 * @throws {Error} One sentence if it is not a port.
 */
export function readPort(value) {
	const port = Number(value);
	if (!Number.isInteger(port) || port < 1 || port > 65535) {
		throw new Error(`--port must be a number from 1 to 65535, not "${value}".`);
	}
	return port;
}

/**
 * @param {number} port 0 for any.
 * @return {Promise<number>} A port that could be bound and is free again.
 */
function listen(port) {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once('error', reject);
		server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
			const address = server.address();
			server.close(() => resolve(address && typeof address === 'object' ? address.port : port));
		});
	});
}

/**
 * @param {number} port
 * @throws {Error} One sentence if the port is unavailable.
 */
export async function ensurePortIsFree(port) {
	try {
		await listen(port);
	} catch (error) {
		const isForbidden = error instanceof Error && 'code' in error && error.code === 'EACCES';
		throw new Error(
			isForbidden
				? `You don't have permission to use port ${port}. Choose another with \`--port\`.`
				: `Port ${port} is in use. Stop the program that uses it, or choose another with \`--port\`.`,
		);
	}
}

/** @return {Promise<number>} A port that was free a moment ago. */
export function freePort() {
	return listen(0);
}
