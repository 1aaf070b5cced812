import { rmSync } from 'node:fs';
import { printedGlobal } from '../e2e/support/page-data';
import { putScript, removeScript, runStep } from './support/database';
import './support/no-complaints';
import {
	logIn,
	onSite,
	plantUpdates,
	rowsOf,
	siteAt,
	startNetwork,
	totalsOf,
	type Visitor,
} from './support/network';
import { DASHBOARD, JETPACK, switchPlugin } from './support/site';
import { pluginFolders } from './support/zip';

const LIST = '/wp-admin/network/admin.php?page=dashboard-for-jetpack-sites';
const OWN = 'wp-admin/admin.php?page=dashboard-for-jetpack';
const SANDBOX = 'wp-admin/admin.php?page=jetpack';
const DASH = '—Not known yet';
const SECOND_ADMIN = 'second-admin';

describe('the plugin on a network', () => {
	let endNetwork: () => Promise<void>;
	let second: number;
	let third: number;
	let admin: Visitor;
	let siteAdmin: Visitor;

	const readHtml = async () => (await admin.get(LIST)).text();
	const readTotals = async () => totalsOf(await readHtml());
	const readList = async () => rowsOf(await readHtml());
	const rowOf = async (name: string) =>
		(await readList()).find(({ Site = '' }) => Site.startsWith(name));

	beforeAll(async () => {
		putScript();
		endNetwork = await startNetwork();
		await runStep('activate', { file: DASHBOARD, network: true });
		second = await siteAt('/second/', 'Second');
		third = await siteAt('/third/', 'Third <b>');
		await runStep('member', { site: second, login: SECOND_ADMIN });
		await onSite(1, 'load', { scenario: 'security' });
		await onSite(second, 'load', { scenario: 'disconnected' });
		await onSite(third, 'load', { scenario: 'offline' });
		admin = await logIn('admin');
		siteAdmin = await logIn(SECOND_ADMIN);
	});

	it('lists sites whose dashboard was not visited as not known', async () => {
		const rows = await readList();
		const unknown = { Backups: DASH, 'Last visit': DASH, Jetpack: DASH, Status: 'Not visited yet' };
		expect(rows).toEqual(Array(3).fill(expect.objectContaining(unknown)));
		expect(await readTotals()).toEqual(['3 sites in all', '0 need attention · 3 not visited yet']);
	});

	it('lists the result of each dashboard’s last visit, sites that need attention first, with a link to each dashboard', async () => {
		for (const path of ['/', '/second/']) {
			expect((await admin.get(`${path}${SANDBOX}`)).status).toBe(200);
		}
		const rows = await readList();
		expect(rows.map(({ link }) => link)).toEqual([`/second/${OWN}`, `/third/${OWN}`, `/${OWN}`]);
		expect(await readHtml()).toContain('<h1>Dashboard for Jetpack: sites of this network</h1>');
		expect(rows[0]).toMatchObject({
			Site: expect.stringMatching(/^Second \| [\d.:]+\/second$/),
			Status: 'Not connected',
			tone: 'warning',
			Backups: DASH,
			'Connection owner': 'None',
			'Plugin updates': '0',
			Jetpack: 'None: invented test data',
			'Last visit': expect.stringMatching(/^\d+ seconds? ago$/),
		});
		expect(rows[1]).toMatchObject({ Site: expect.stringContaining('Third &lt;b&gt;') });
		expect(rows[2]).toMatchObject({
			Status: 'Connected',
			tone: 'neutral',
			'Connection owner': 'admin',
		});
		expect(await readTotals()).toEqual(['3 sites in all', '1 needs attention · 1 not visited yet']);
		const answer = await admin.get(`/third/${OWN}`);
		expect(answer.headers.get('location')).toMatch(`/third/${SANDBOX}`);
	});

	it('shows the age of a summary until the next visit', async () => {
		const seen = Math.round(Date.now() / 1000) - 3 * 86_400;
		const name = 'dashboard_for_jetpack_seen';
		await runStep('site-meta', { site: second, name, value: seen });
		expect(await rowOf('Second')).toMatchObject({ 'Last visit': '3 days ago' });
		await admin.get(`/second/${SANDBOX}`);
		expect(await rowOf('Second')).toMatchObject({ 'Last visit': expect.stringMatching(/second/) });
	});

	it('refuses the list to an administrator of one site', async () => {
		expect((await siteAdmin.get(LIST)).status).toBe(403);
	});

	it('prints the facts of one site to its administrator', async () => {
		const html = await (await siteAdmin.get(`/second/${SANDBOX}`)).text();
		const data = printedGlobal(html, 'Initial_State');
		expect(data).toMatchObject({
			WP_API_root: expect.stringContaining('/second/'),
			connectionStatus: { isRegistered: false },
			rawUrl: expect.stringMatching(/::second$/),
		});
		expect(JSON.stringify(data)).not.toMatch(/Sandbox site|Third/);
	});

	it('refuses the page and every kind of route of another site to the same administrator', async () => {
		expect((await siteAdmin.get(`/${SANDBOX}`)).status).toBe(403);
		const ajax = '/second/wp-admin/admin-ajax.php?action=rest-nonce';
		const nonce = (await (await siteAdmin.get(ajax)).text()).trim();
		const ask = async (path: string, route: string, headers: Record<string, string>) =>
			(await siteAdmin.get(`${path}index.php?rest_route=/${route}`, headers)).status;
		const withNonce = { 'x-wp-nonce': nonce };
		for (const route of [
			...['settings', 'module/all', 'connection/data'].map((path) => `jetpack/v4/${path}`),
			'jetpack-dashboard-sandbox/v1/scenarios',
		]) {
			expect([route, await ask('/second/', route, withNonce)]).toEqual([route, 200]);
			expect([route, await ask('/', route, withNonce)]).toEqual([route, 403]);
			expect([route, await ask('/', route, {})]).toEqual([route, 401]);
		}
	});

	it('keeps the plugins of other sites and a user’s choices there when a site loads a scenario', async () => {
		const nonce = await (await admin.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
		const optedOut = async () => {
			const route = '/index.php?rest_route=/jetpack/v4/tracking/settings';
			return (await admin.get(route, { 'x-wp-nonce': nonce.trim() })).json();
		};
		await onSite(1, 'load', { scenario: 'companions-active' });
		await onSite(1, 'opt-out');
		const before = await onSite<{ active: string[] }>(1, 'list');
		expect(before.active.length).toBeGreaterThan(1);
		const folders = pluginFolders();
		expect(await optedOut()).toEqual({ tracks_opt_out: true });
		await onSite(second, 'load', { scenario: 'disconnected' });
		expect(await optedOut()).toEqual({ tracks_opt_out: true });
		expect(pluginFolders()).toEqual(folders);
		expect(await onSite(1, 'list')).toMatchObject({ active: before.active });
		await onSite(1, 'load', { scenario: 'security' });
	});

	it('stores nothing in the options of the network', async () => {
		expect(await runStep('left')).toMatchObject({ network: 0 });
	});

	describe('with Jetpack on one site', () => {
		const READY = 'Jetpack::is_connection_ready';
		const double = (value: object | null) =>
			onSite(second, 'option', { name: 'jetpack_double', value });
		const visit = async () => {
			await admin.get(`/second/${OWN}`);
			return rowOf('Second');
		};

		beforeAll(async () => {
			const value = { blog_token: 'SECRET.TOKEN' };
			await onSite(second, 'option', { name: 'jetpack_private_options', value });
			await onSite(second, 'activate', { file: JETPACK });
		});

		it('says that the site is connected if Jetpack does', async () => {
			expect(await visit()).toMatchObject({
				Status: 'Connected',
				'Connection owner': 'admin',
				Jetpack: 'Jetpack 99.1',
			});
			expect(await rowOf('Sandbox site')).toMatchObject({ Jetpack: 'None: invented test data' });
			expect(await readHtml()).not.toContain('SECRET');
		});

		it.each([
			[{ disconnected: true }, 'warning', 'Not connected'],
			[{ throwing: [READY] }, 'warning', 'The connection could not be read'],
			[{ absent: ['jetpack'] }, 'danger', 'Jetpack is active but not running'],
			[{ disconnected: true, offline: true }, 'neutral', 'Offline mode'],
		])('with the fault %j, says as a %s "%s"', async (fault, tone, words) => {
			await double(fault);
			const row = await visit();
			await double(null);
			expect(row).toMatchObject({
				tone,
				Status: words,
				'Connection owner': expect.not.stringContaining('admin'),
			});
		});

		it("counts the network's updates for the plugins that run on each site", async () => {
			const file = plantUpdates([DASHBOARD, JETPACK, 'unused/unused.php']);
			await visit();
			const rows = await readList();
			const html = await readHtml();
			rmSync(file);
			expect(rows.map((row) => [row.Site?.split(' |')[0], row['Plugin updates']])).toEqual([
				['Second', '2'],
				['Third &lt;b&gt;', '1'],
				['Sandbox site', '1'],
			]);
			expect(rows[0]).toMatchObject({ tone: 'warning', Status: '2 plugin updates available' });
			expect(html).toContain('WordPress last checked for plugin updates 3 hours ago.');
		});

		afterAll(async () => {
			await onSite(second, 'deactivate', { file: JETPACK });
			await onSite(second, 'option', { name: 'jetpack_private_options', value: null });
		});
	});

	describe('with many sites', () => {
		const measure = () => runStep<{ html: string; queries: number }>('list-page');
		const fill = (number: number, withOptions: boolean) =>
			expect(runStep('fill', { number, withOptions })).resolves.toEqual({ sites: number });

		beforeAll(() => runStep('empty'));
		afterAll(() => runStep('empty'));

		it('pages the list, with the sites that need no attention at the end', async () => {
			await fill(43, true);
			const names = rowsOf(await (await admin.get(`${LIST}&paged=3`)).text());
			expect(names.map(({ Site = '' }) => Site.split(' |')[0])).toEqual([
				'Second',
				'Third &lt;b&gt;',
				'Sandbox site',
			]);
			const beyond = await admin.get(`${LIST}&paged=99`);
			expect(beyond.headers.get('location')).toContain('paged=3');
		});

		// The sites that are added have no table of options, so a query to one of them would be in the log.
		it('needs no more queries for 200 sites than for 43', async () => {
			const few = await measure();
			expect(rowsOf(few.html)).toHaveLength(20);
			await fill(200, false);
			const many = await measure();
			expect(many.html).toContain('200 items');
			expect(rowsOf(many.html)).toEqual(rowsOf(few.html));
			expect(many.queries).toBe(few.queries);
			expect(await readList()).toHaveLength(20);
		});
	});

	it('works on single sites of the network', async () => {
		await runStep('deactivate', { file: DASHBOARD, network: true });
		await onSite(1, 'activate', { file: DASHBOARD });
		expect(await rowOf('Second')).toMatchObject({
			link: '/second/wp-admin/plugins.php',
			Status: 'The dashboard is not active on this site',
		});
		expect((await admin.get(`/second/${OWN}`)).status).toBe(403);
		expect((await admin.get(`/${SANDBOX}`)).status).toBe(200);
	});

	afterAll(async () => {
		await runStep('member-gone', { login: SECOND_ADMIN });
		await runStep('empty');
		await runStep('forget', { folder: 'dashboard-for-jetpack' });
		await endNetwork();
		await switchPlugin(DASHBOARD, 'active');
		removeScript();
	});
});
