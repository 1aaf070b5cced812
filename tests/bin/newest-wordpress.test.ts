import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { newestRelease } from '../../bin/lib/newest-wordpress.mjs';
import { createFolder } from './folder';

const DAY = 24 * 60 * 60_000;
/** More time than a busy machine needs for an answer. */
const PATIENCE = { question: 20_000, zip: 20_000 };
/** For a server that never answers. */
const LITTLE = { question: 300, zip: 300 };

const zipOf = (version: string) =>
	Buffer.from(zipSync({ 'wordpress/wp-includes/version.php': strToU8(`<?php // ${version}`) }));
const sha1 = (data: Buffer) => createHash('sha1').update(data).digest('hex');

const { root } = createFolder();
const folder = join(root, 'wordpress');
let server: Server;
let asked: string[];
let said: string[];

async function serve(listener: RequestListener): Promise<string> {
	server = createServer((request, response) => {
		asked.push(request.url ?? '');
		listener(request, response);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}/latest.zip`;
}

const answerWith =
	(zip: Buffer, checksum = sha1(zip)): RequestListener =>
	({ url }, response) =>
		response.end(url?.endsWith('.sha1') ? `${checksum}\n` : zip);

const bring = (source: string, patience = PATIENCE) =>
	newestRelease({ source, folder, patience, say: (line) => said.push(line) });

async function unpack(release: Awaited<ReturnType<typeof bring>>): Promise<string> {
	const site = join(root, 'site');
	rmSync(site, { recursive: true, force: true });
	await release?.prepare(site);
	return existsSync(join(site, 'wp-includes/version.php')) ? 'unpacked' : 'nothing';
}

beforeEach(() => {
	rmSync(folder, { recursive: true, force: true });
	asked = [];
	said = [];
});
afterEach(async () => {
	jest.restoreAllMocks();
	server.closeAllConnections();
	await new Promise((resolve) => server.close(resolve));
});

it('brings a whole release, and keeps it for a day', async () => {
	const source = await serve(answerWith(zipOf('7.1')));
	await expect(unpack(await bring(source))).resolves.toBe('unpacked');
	await expect(unpack(await bring(source))).resolves.toBe('unpacked');
	expect(asked).toEqual(['/latest.zip.sha1', '/latest.zip']);
	expect(said).toEqual([]);
});

it('asks again after a day, and fetches only a release that is another', async () => {
	let zip = zipOf('7.1');
	const source = await serve((request, response) => answerWith(zip)(request, response));
	await bring(source);
	const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + DAY);
	await bring(source);
	expect(asked).toEqual(['/latest.zip.sha1', '/latest.zip', '/latest.zip.sha1']);
	zip = zipOf('7.2');
	later.mockReturnValue(Date.now() + DAY);
	const release = await bring(source);
	expect(release?.version).toContain(sha1(zip));
	expect(readdirSync(folder)).toEqual([`${sha1(zip)}.zip`]);
});

it('refuses a file whose checksum is not the published one, and keeps nothing', async () => {
	const source = await serve(answerWith(zipOf('7.1'), sha1(zipOf('7.2'))));
	await expect(bring(source)).rejects.toThrow(
		/^The newest WordPress did not arrive whole: its checksum is not the published one\. Start again, or with `--wordpress packaged`\.$/,
	);
	expect(existsSync(folder)).toBe(false);
});

const FAULTS: Record<string, RequestListener> = {
	silent: () => undefined,
	'silent after its first byte': (_request, response) => void response.write('0'),
	cut: ({ url }, response) => {
		const zip = zipOf('7.1');
		if (url?.endsWith('.sha1')) {
			response.end(sha1(zip));
			return;
		}
		response.writeHead(200, { 'content-length': zip.length });
		response.write(zip.subarray(0, 20), () => response.destroy());
	},
	refused: (_request, response) => {
		response.statusCode = 503;
		response.end('Busy');
	},
	'another page': (_request, response) => response.end('<html>Log in to this network</html>'),
};

it.each(Object.entries(FAULTS))(
	'says why it takes the packaged release where the answer is %s',
	async (_fault, listener) => {
		const source = await serve(listener);
		await expect(bring(source, LITTLE)).resolves.toBeUndefined();
		expect(said).toEqual([
			expect.stringMatching(
				/^The newest WordPress could not be fetched \(.+\), so this is the packaged one\.$/,
			),
		]);
	},
);

it('uses the last fetched release if the network provides no newer one', async () => {
	let isUp = true;
	const zip = zipOf('7.1');
	const source = await serve((request, response) =>
		isUp ? answerWith(zip)(request, response) : void response.destroy(),
	);
	await bring(source);
	isUp = false;
	jest.spyOn(Date, 'now').mockReturnValue(Date.now() + DAY);
	await expect(unpack(await bring(source))).resolves.toBe('unpacked');
	expect(said).toEqual([expect.stringContaining('so this is the one that was fetched before.')]);
});
