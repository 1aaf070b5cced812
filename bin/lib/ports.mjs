import { createServer } from 'node:net';

function listen(port) {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once('error', reject);
		server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
			const { port: bound } = server.address();
			server.close(() => resolve(bound));
		});
	});
}

/** @throws {Error} One sentence, where the port cannot be had. */
export async function ensurePortIsFree(port) {
	try {
		await listen(port);
	} catch (error) {
		const reason = error.code === 'EACCES' ? 'needs more rights than you have' : 'is in use';
		throw new Error(
			`Port ${port} ${reason}: stop what runs there or choose another with \`--port\`.`,
		);
	}
}

/** @return {Promise<number>} A port that was free a moment ago. */
export function freePort() {
	return listen(0);
}
