import { documentOf, printedGlobal } from '../e2e/support/page-data';
import { callRest } from '../e2e/support/rest';
import { SITE } from '../e2e/support/site';
import { listUnchanged, putScript, removeScript, runStep, type Kept } from './support/database';
import './support/no-complaints';
import {
	DASHBOARD,
	DOUBLED,
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

describe('release build on a site without Jetpack', () => {
	let before: Kept;
	let namespacesBefore: string[];

	beforeAll(async () => {
		putScript();
		await switchPlugin('mode-probe/mode-probe.php', 'active');
		await switchPlugin(JETPACK, 'inactive');
		await switchPlugin(DASHBOARD, 'inactive');
		await runStep('forget', { folder: 'dashboard-for-jetpack' });
		namespacesBefore = await namespaces();
		before = await listUnchanged();
		await switchPlugin(putPlugin('installed', FOLDER), 'active');
	});

	it('detects that Jetpack is missing', async () => {
		expect(await now()).toMatchObject({ mode: 'alone' });
	});

	it('explains on its page that Jetpack is inactive, with a link to activate it', async () => {
		const html = await documentOf('admin', OWN_PAGE);
		expect(html).toContain('<h1>Dashboard for Jetpack</h1>');
		// Jetpack counts as installed because the files of the double exist.
		expect(html).toContain('Jetpack is installed on this site but not active.');
		expect(html).toMatch(
			/plugins\.php\?action=activate&#038;plugin=jetpack%2Fjetpack\.php&#038;_wpnonce=/,
		);
		expect(html).not.toContain('jp-plugin-container');
		expect(printedGlobal(html, 'Initial_State')).toBeUndefined();
	});

	it.each(['editor', 'subscriber'] as const)('hides its page from %s', async (role) => {
		expect(await documentOf(role, OWN_PAGE)).not.toContain('Dashboard for Jetpack</h1>');
		expect(await documentOf(role, `${SITE}/wp-admin/profile.php`)).not.toContain(
			'page=dashboard-for-jetpack',
		);
	});

	it('adds no route', async () => {
		expect(await namespaces()).toEqual(namespacesBefore);
		expect(await jetpackRoutes()).toEqual([]);
	});

	it('adds nothing to other screens and to the site', async () => {
		for (const address of [SITE, `${SITE}/wp-login.php`, `${SITE}/wp-admin/plugins.php`]) {
			const html = await documentOf('admin', address);
			expect(html).not.toContain(`plugins/${FOLDER}/`);
			expect(html).not.toContain('invented data');
		}
	});

	it('writes nothing to the database on any visit', async () => {
		for (const address of [SITE, OWN_PAGE, `${SITE}/index.php?rest_route=/jetpack/v4/connection`]) {
			await fetch(address);
			await documentOf('admin', address);
		}
		const { active, ...kept } = await listUnchanged();
		expect({ ...kept, active: active.filter((file) => !file.startsWith(FOLDER)) }).toEqual(before);
	});

	it('shows the data of Jetpack once that is active, and adds no route', async () => {
		await switchPlugin(JETPACK, 'active');
		expect(await now()).toMatchObject({ mode: 'companion' });
		const html = await documentOf('admin', OWN_PAGE);
		expect(html).toContain('<div id="jp-plugin-container"');
		expect(html).not.toContain('invented data');
		expect(printedGlobal(html, 'Initial_State')).toBeDefined();
		expect(await jetpackRoutes()).toEqual(DOUBLED);
		const { active, ...kept } = await listUnchanged();
		expect(active).toContain(JETPACK);
		expect(kept).toEqual({ ...before, active: undefined });
		await switchPlugin(JETPACK, 'inactive');
	});

	it('keeps the site working next to a second active copy of the plugin', async () => {
		await switchPlugin(DASHBOARD, 'active');
		expect((await fetch(SITE)).status).toBe(200);
		await switchPlugin(DASHBOARD, 'inactive');
	});

	it('leaves no data when it is deleted', async () => {
		expect(await runStep('uninstall', { file: `${FOLDER}/dashboard-for-jetpack.php` })).toEqual({
			error: null,
		});
		expect(await listUnchanged()).toEqual(before);
	});

	afterAll(async () => {
		removeFolder(FOLDER);
		await switchPlugin(DASHBOARD, 'active');
		removeScript();
	});
});
