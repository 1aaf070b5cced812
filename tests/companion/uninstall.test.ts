import { loadScenario, callRest } from '../e2e/support/rest';
import { SITE } from '../e2e/support/site';
import {
	configure,
	listKept,
	putScript,
	removeScript,
	runStep,
	untilConfigured,
	type Kept,
} from './support/database';
import { phpComplaints } from './support/log';
import { DASHBOARD, switchPlugin } from './support/site';
import { pluginFolders, putPlugin, removeFolder } from './support/zip';

const FOLDER = 'to-be-deleted';
const OWN = /dashboard_for_jetpack/;

const rows = ({ options, meta }: Kept) => [...options, ...meta];
const ownRows = (kept: Kept) => rows(kept).filter((name) => OWN.test(name));

/** Resets the site to its state before the plugin was active. */
async function cleanSite() {
	await switchPlugin(DASHBOARD, 'inactive');
	await runStep('forget', { folder: 'dashboard-for-jetpack' });
}

async function isMultisite() {
	return (await runStep<{ isMultisite: boolean }>('environment')).isMultisite;
}

describe('deleting the plugin after its sandbox was used', () => {
	let before: Kept;
	let folders: string[];

	beforeAll(async () => {
		putScript();
		await cleanSite();
		folders = pluginFolders();
		before = await listKept();
		await switchPlugin(putPlugin('sandbox', FOLDER), 'active');
	});

	it('has data before the deletion', async () => {
		await loadScenario('security');
		await callRest('admin', 'jetpack/v4/module/stats/data');
		await callRest('admin', 'jetpack/v4/settings', { post_by_email_address: 'create' });
		await callRest('admin', 'jetpack/v4/tracking/settings', { tracks_opt_out: true });
		await callRest('subscriber', 'jetpack/v4/jitm', { id: 'one', feature_class: 'x' });
		await callRest('admin', 'jetpack/v4/plugins', { slug: 'jetpack-boost', status: 'active' });
		const kept = await listKept();
		expect(ownRows(kept).length).toBeGreaterThan(8);
		expect(pluginFolders()).toContain('jetpack-boost');
	});

	it('restores the database and the plugins folder', async () => {
		await expect(
			runStep('uninstall', { file: `${FOLDER}/dashboard-for-jetpack.php` }),
		).resolves.toEqual({ error: null });
		await expect(listKept()).resolves.toEqual({ ...before, transients: [] });
		expect(pluginFolders()).toEqual(folders);
	});

	afterAll(async () => {
		removeFolder(FOLDER);
		await switchPlugin(DASHBOARD, 'active');
	});
});

describe('deleting the plugin on a network', () => {
	let restore: () => void;
	let second: number;

	beforeAll(async () => {
		putScript();
		await cleanSite();
		await expect(runStep('network')).resolves.toEqual({ error: null });
		restore = configure(
			[
				"define( 'MULTISITE', true );",
				"define( 'SUBDOMAIN_INSTALL', false );",
				`define( 'DOMAIN_CURRENT_SITE', '${new URL(SITE).host}' );`,
				"define( 'PATH_CURRENT_SITE', '/' );",
				"define( 'SITE_ID_CURRENT_SITE', 1 );",
				"define( 'BLOG_ID_CURRENT_SITE', 1 );",
			].join('\n'),
		);
		await untilConfigured(isMultisite);
		({ site: second } = await runStep<{ site: number }>('second'));
	});

	it('removes its data on every site', async () => {
		expect(second).toBeGreaterThan(1);
		const on = (site: number, then: string) => runStep<Kept>('on', { site, then });
		const before = [await on(1, 'list'), await on(second, 'list')];
		const folders = pluginFolders();
		const file = putPlugin('sandbox', FOLDER);
		await runStep('activate', { file, network: true });
		for (const site of [1, second]) {
			await on(site, 'use');
			expect(ownRows(await on(site, 'list')).length).toBeGreaterThan(6);
		}
		await expect(runStep('uninstall', { file })).resolves.toEqual({ error: null });
		for (const [index, site] of [1, second].entries()) {
			await expect(on(site, 'list')).resolves.toEqual({ ...before[index], transients: [] });
		}
		expect(pluginFolders()).toEqual(folders);
	});

	afterAll(async () => {
		restore();
		await untilConfigured(async () => !(await isMultisite()));
		removeFolder(FOLDER);
		await switchPlugin(DASHBOARD, 'active');
		removeScript();
		expect(phpComplaints()).toBe('');
	});
});
