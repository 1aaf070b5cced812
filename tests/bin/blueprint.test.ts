import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { IS_LONG } from '#tests/support/long';
import { createFolder } from './folder';

const { freePort } = jest.requireActual<{ freePort: () => Promise<number> }>(
	'../../bin/lib/ports.mjs',
);

const ROOT = join(__dirname, '../..');
const COMMAND = join(ROOT, 'bin/blueprint.mjs');

const run = (...flags: string[]) =>
	spawnSync(process.execPath, [COMMAND, ...flags], { cwd: ROOT, encoding: 'utf8' });

const { root, read } = createFolder();
const ZIP = 'https://downloads.example/sandbox.zip';

describe('npm run blueprint', () => {
	it('prints a blueprint that installs a zip from its address, and a link with the same', () => {
		const flags = ['--scenario', 'free', '--role', 'editor', '--route', '/traffic'];
		const { stdout, status } = run('--zip', ZIP, ...flags);
		expect(status).toBe(0);
		const [json = '', link = ''] = stdout.split('\n\n');
		const blueprint = JSON.parse(json) as { landingPage: string; steps: Record<string, unknown>[] };
		expect(blueprint.landingPage).toBe('/wp-admin/admin.php?page=jetpack#/traffic');
		expect(blueprint.steps).toMatchObject([
			{ step: 'defineWpConfigConsts', consts: { DASHBOARD_FOR_JETPACK_SANDBOX: true } },
			{ step: 'installPlugin', pluginData: { resource: 'url', url: ZIP } },
			{ step: 'runPHP', code: expect.stringContaining("load( 'free' )") },
			{ step: 'login', username: 'editor' },
		]);
		expect(JSON.parse(decodeURIComponent(new URL(link.trim()).hash.slice(1)))).toEqual(blueprint);
	});

	it('writes a blueprint for a zip beside it, without a link', () => {
		const out = join(root, 'blueprint.json');
		expect(run('--zip', 'here/sandbox.zip', '--out', out)).toMatchObject({ status: 0, stdout: '' });
		expect(read('blueprint.json')).toContain('"path": "sandbox.zip"');
	});

	it.each([
		['no zip', []],
		['an unknown scenario', ['--zip', ZIP, '--scenario', "x' ); evil( '"]],
		['an unknown role', ['--zip', ZIP, '--role', 'owner']],
		['a route without a slash', ['--zip', ZIP, '--route', 'javascript:1']],
		['a missing zip to boot', ['--zip', 'missing.zip', '--boot', '9']],
	])('refuses %s with one sentence', (_name, flags) => {
		const { status, stdout, stderr } = run(...flags);
		expect([status, stdout]).toEqual([1, '']);
		expect(stderr.trim()).toMatch(/^[A-Z`-].+\.$|^`--zip`.+flags\.$/);
		expect(stderr.trim().split('\n')).toHaveLength(1);
	});
});

/** Follows redirects with the cookies that they set: the first page logs the user in. */
async function openAsBrowser(address: string): Promise<Response> {
	const cookies = new Map<string, string>();
	let url = address;
	for (let hops = 0; hops < 10; hops++) {
		const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
		const response = await fetch(url, { headers: { cookie }, redirect: 'manual' });
		for (const set of response.headers.getSetCookie()) {
			const [name = '', value = ''] = set.split(';')[0]?.split(/=(.*)/s) ?? [];
			cookies.set(name, value);
		}
		const location = response.headers.get('location');
		if (!location) {
			return response;
		}
		url = new URL(location, url).href;
	}
	throw new Error(`${address} redirects too often.`);
}

/** WordPress in WebAssembly takes half a minute. */
if (IS_LONG) {
	it('boots the packed sandbox offline, logged in, with the chosen scenario', async () => {
		const zip = join(root, 'sandbox.zip');
		const pack = ['bin/plugin-zip.mjs', '--sandbox', '--no-build', '--out', zip];
		execFileSync(process.execPath, pack, { cwd: ROOT });
		const port = await freePort();
		const flags = ['--zip', zip, '--scenario', 'complete', '--boot', String(port)];
		const server = spawn(process.execPath, [COMMAND, ...flags], {
			...{ cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
		});
		try {
			const said = await new Promise<string>((resolve) => {
				let text = '';
				server.stdout.on('data', (data: Buffer) => {
					text += String(data);
					if (text.includes('Ready!')) {
						resolve(text);
					}
				});
				server.once('exit', () => resolve(text));
			});
			expect(said).toContain('Ready!');
			const page = await openAsBrowser(`http://127.0.0.1:${port}/wp-admin/admin.php?page=jetpack`);
			const html = await page.text();
			expect([page.status, /id="jp-plugin-container"/.test(html)]).toEqual([200, true]);
			expect(html).toContain('jetpack_complete');
		} finally {
			server.kill();
			rmSync(join(ROOT, `.wordpress-blueprint-${port}`), { recursive: true, force: true });
		}
	}, 300_000);
}
