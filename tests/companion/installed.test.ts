import { documentOf, printedGlobal } from '../e2e/support/page-data';
import { callRest } from '../e2e/support/rest';
import { SITE } from '../e2e/support/site';
import { listKept, putScript, removeScript, runStep, type Kept } from './support/database';
import { phpComplaints } from './support/log';
import {
	DASHBOARD,
	DOUBLES_ROUTES,
	JETPACK,
	jetpackRoutes,
	now,
	OWN_PAGE,
	switchPlugin,
} from './support/site';
import { putPlugin, removeFolder } from './support/zip';

const FOLDER = 'as-installed';
const namespaces = async () =>
	((await callRest('admin', '')).body as { namespaces: string[] }).namespaces;

describe('the release build on a site without Jetpack', () => {
	let before: Kept;
	let namespacesBefore: string[];

	beforeAll(async () => {
		putScript();
		await switchPlugin('mode-probe/mode-probe.php', 'active');
		await switchPlugin(JETPACK, 'inactive');
		await switchPlugin(DASHBOARD, 'inactive');
		await runStep('forget', { folder: 'dashboard-for-jetpack' });
		namespacesBefore = await namespaces();
		before = await listKept();
		await switchPlugin(putPlugin('installed', FOLDER), 'active');
	});

	it('detects that Jetpack is absent', async () => {
		await expect(now()).resolves.toMatchObject({ mode: 'alone' });
	});

	it('its page explains that and links to Jetpack', async () => {
		const html = await documentOf('admin', OWN_PAGE);
		expect(html).toContain('<h1>Dashboard for Jetpack</h1>');
		// Where the files of the double are, Jetpack counts as installed.
		expect(html).toContain('Jetpack is installed on this site but not active.');
		expect(html).toMatch(
			/plugins\.php\?action=activate&#038;plugin=jetpack%2Fjetpack\.php&#038;_wpnonce=/,
		);
		expect(html).not.toContain('jp-plugin-container');
		expect(printedGlobal(html, 'Initial_State')).toBeUndefined();
	});

	it.each(['editor', 'subscriber'] as const)('its page is not for %s', async (role) => {
		await expect(documentOf(role, OWN_PAGE)).resolves.not.toContain('Dashboard for Jetpack</h1>');
		await expect(documentOf(role, `${SITE}/wp-admin/profile.php`)).resolves.not.toContain(
			'page=dashboard-for-jetpack',
		);
	});

	it('adds no route', async () => {
		await expect(namespaces()).resolves.toEqual(namespacesBefore);
		await expect(jetpackRoutes()).resolves.toEqual([]);
	});

	it('adds nothing to other screens, nor to what visitors get', async () => {
		for (const address of [SITE, `${SITE}/wp-login.php`, `${SITE}/wp-admin/plugins.php`]) {
			const html = await documentOf('admin', address);
			expect(html).not.toContain(`plugins/${FOLDER}/`);
			expect(html).not.toContain('invented data');
		}
	});

	it('writes nothing for any visitor', async () => {
		for (const address of [SITE, OWN_PAGE, `${SITE}/index.php?rest_route=/jetpack/v4/connection`]) {
			await fetch(address);
			await documentOf('admin', address);
		}
		const { active, ...kept } = await listKept();
		expect({ ...kept, active: active.filter((file) => !file.startsWith(FOLDER)) }).toEqual(before);
	});

	it('lets Jetpack take over and shows its data', async () => {
		await switchPlugin(JETPACK, 'active');
		await expect(now()).resolves.toMatchObject({ mode: 'companion' });
		const html = await documentOf('admin', OWN_PAGE);
		expect(html).toContain('<div id="jp-plugin-container"');
		expect(html).not.toContain('invented data');
		expect(printedGlobal(html, 'Initial_State')).toBeDefined();
		await expect(jetpackRoutes()).resolves.toEqual(DOUBLES_ROUTES);
		const { active, ...kept } = await listKept();
		expect(active).toContain(JETPACK);
		expect(kept).toEqual({ ...before, active: undefined });
		await switchPlugin(JETPACK, 'inactive');
	});

	it('a second copy of the plugin stays inactive beside it', async () => {
		await switchPlugin(DASHBOARD, 'active');
		const answer = await fetch(SITE);
		expect(answer.status).toBe(200);
		await switchPlugin(DASHBOARD, 'inactive');
	});

	it('leaves nothing when it is deleted', async () => {
		await expect(
			runStep('uninstall', { file: `${FOLDER}/dashboard-for-jetpack.php` }),
		).resolves.toEqual({ error: null });
		await expect(listKept()).resolves.toEqual(before);
	});

	afterAll(async () => {
		removeFolder(FOLDER);
		await switchPlugin(DASHBOARD, 'active');
		removeScript();
		expect(phpComplaints()).toBe('');
	});
});
