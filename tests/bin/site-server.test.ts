import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startSiteServer } from '../../bin/lib/site-server.mjs';
import { createFolder } from './folder';

const { root, write } = createFolder();

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

async function startSite(workers?: number) {
	const site = { folder: join(root, 'site'), plugin: join(root, 'plugin') };
	const server = await startSiteServer({ ...site, phpPort: portOf(php), port: 0, workers });
	servers.push(server);
	const request = (path: string, options?: RequestInit) =>
		fetch(`http://127.0.0.1:${portOf(server)}${path}`, options);
	return { request, ask: async (path: string) => (await request(path)).text() };
}

beforeAll(() => new Promise<void>((resolve) => php.listen(0, '127.0.0.1', resolve)));
beforeEach(() => {
	most = 0;
});
afterAll(() => servers.forEach((server) => server.close()));

it('passes on no more requests at once than the host has workers, and the others in their turn', async () => {
	const { ask } = await startSite(2);
	const answers = ['/1', '/2', '/3', '/4'].map(ask);
	for (let ended = 0; ended < 4; ended++) {
		await untilHeld(Math.min(2, 4 - ended));
		answer([...held.keys()][0]!);
	}
	await expect(Promise.all(answers)).resolves.toEqual(['/1', '/2', '/3', '/4']);
	expect(most).toBe(2);
});

it('passes on every request at once without a number of workers', async () => {
	const { ask } = await startSite();
	const answers = ['/1', '/2', '/3', '/4'].map(ask);
	await untilHeld(4);
	['/1', '/2', '/3', '/4'].forEach(answer);
	await expect(Promise.all(answers)).resolves.toEqual(['/1', '/2', '/3', '/4']);
});

it('sends public files itself, and leaves PHP, hidden and other files to PHP', async () => {
	const bundle = '/wp-content/plugins/dashboard-for-jetpack/';
	for (const path of [
		'site/wp-includes/a.js',
		'site/.b/a.js',
		'site/c.php',
		'plugin/build/d.css',
		'plugin/e.js',
		'f.js',
	]) {
		write(path, path);
	}
	const { request } = await startSite();
	const file = await request('/wp-includes/a.js?ver=1');
	expect([await file.text(), file.headers.get('cache-control')]).toEqual([
		...['site/wp-includes/a.js', 'public, max-age=31536000'],
	]);
	const etag = file.headers.get('etag') ?? '';
	const again = await request('/wp-includes/a.js', {
		headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
	});
	expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'no-cache']);
	expect((await request('/second/wp-includes/a.js')).headers.get('etag')).toBe(etag);
	expect(await (await request(`${bundle}build/d.css`)).text()).toBe('plugin/build/d.css');
	const others = ['/.b/a.js', '/c.php', '/absent.js', `${bundle}e.js`, '/%2e%2e/f.js', '/%00.js'];
	for (const path of others) {
		const passed = request(path);
		await untilHeld(1);
		answer([...held.keys()][0]!);
		expect(await (await passed).text()).toBe(path.replace('/%2e%2e', ''));
	}
});
