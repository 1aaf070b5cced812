import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { startSiteServer } from '../../bin/lib/site-server.mjs';

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** The requests that PHP has not answered, by path, and a promise of the next one. */
const held = new Map<string, ServerResponse>();
let onNext = () => {};
const untilHeld = async (count: number) => {
	while (held.size < count) {
		await new Promise<void>((resolve) => (onNext = resolve));
	}
};

let most = 0;
const php = createServer(({ url = '' }, response) => {
	held.set(url, response);
	most = Math.max(most, held.size);
	onNext();
});

const answer = (path: string) => {
	held.get(path)?.end(path);
	held.delete(path);
};

const servers: Server[] = [php];

async function startSite(workers?: number): Promise<(path: string) => Promise<string>> {
	const site = { folder: tmpdir(), plugin: tmpdir(), phpPort: portOf(php), port: 0, workers };
	const server = await startSiteServer(site);
	servers.push(server);
	return async (path) => (await fetch(`http://127.0.0.1:${portOf(server)}${path}`)).text();
}

beforeAll(() => new Promise<void>((resolve) => php.listen(0, '127.0.0.1', resolve)));
beforeEach(() => {
	most = 0;
});
afterAll(() => servers.forEach((server) => server.close()));

it('passes on no more requests at once than the host has workers, and the others in their turn', async () => {
	const ask = await startSite(2);
	const answers = ['/1', '/2', '/3', '/4'].map(ask);
	for (let ended = 0; ended < 4; ended++) {
		await untilHeld(Math.min(2, 4 - ended));
		answer([...held.keys()][0]!);
	}
	await expect(Promise.all(answers)).resolves.toEqual(['/1', '/2', '/3', '/4']);
	expect(most).toBe(2);
});

it('passes on every request at once without a number of workers', async () => {
	const ask = await startSite();
	const answers = ['/1', '/2', '/3', '/4'].map(ask);
	await untilHeld(4);
	['/1', '/2', '/3', '/4'].forEach(answer);
	await expect(Promise.all(answers)).resolves.toEqual(['/1', '/2', '/3', '/4']);
});
