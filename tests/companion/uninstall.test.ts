import { IS_LONG } from '#tests/support/long';
import { loadScenario, callRest } from '../e2e/support/rest';
import { listUnchanged, putScript, removeScript, runStep, type Kept } from './support/database';
import './support/no-complaints';
import { onSite, siteAt, startNetwork } from './support/network';
import { DASHBOARD, switchPlugin } from './support/site';
import { pluginFolders, putPlugin, removeFolder } from './support/zip';

const FOLDER = 'to-be-deleted';
/** A batch has a hundred sites. */
const MANY = IS_LONG ? 104 : 8;
const OWN = /dashboard_for_jetpack/;

const rows = ({ options, meta }: Kept) => [...options, ...meta];
const ownRows = (kept: Kept) => rows(kept).filter((name) => OWN.test(name));

async function cleanSite() {
	await switchPlugin(DASHBOARD, 'inactive');
	await runStep('forget', { folder: 'dashboard-for-jetpack' });
}

describe('deleting the plugin after its sandbox was used', () => {
	let before: Kept;
	let folders: string[];

	beforeAll(async () => {
		putScript();
		await cleanSite();
		folders = pluginFolders();
		before = await listUnchanged();
		await switchPlugin(putPlugin('sandbox', FOLDER), 'active');
	});

	it('has data before the deletion', async () => {
		await loadScenario('security');
		await callRest('admin', 'jetpack/v4/module/stats/data');
		await callRest('admin', 'jetpack/v4/settings', { post_by_email_address: 'create' });
		await callRest('admin', 'jetpack/v4/tracking/settings', { tracks_opt_out: true });
		await callRest('subscriber', 'jetpack/v4/jitm', { id: 'one', feature_class: 'x' });
		await callRest('admin', 'jetpack/v4/plugins', { slug: 'jetpack-boost', status: 'active' });
		await runStep('keep-record');
		await callRest('admin', 'jetpack/v4/settings', { sitemaps: true });
		const kept = await listUnchanged();
		expect(ownRows(kept).length).toBeGreaterThan(8);
		expect(kept.tables.filter((name) => OWN.test(name))).toHaveLength(1);
		expect(pluginFolders()).toContain('jetpack-boost');
	});

	it('restores the database and the plugins folder', async () => {
		expect(await runStep('uninstall', { file: `${FOLDER}/dashboard-for-jetpack.php` })).toEqual({
			error: null,
		});
		expect(await listUnchanged()).toEqual({ ...before, transients: [] });
		expect(pluginFolders()).toEqual(folders);
	});

	afterAll(async () => {
		removeFolder(FOLDER);
		await switchPlugin(DASHBOARD, 'active');
	});
});

describe('deleting the plugin on a network', () => {
	let endNetwork: () => Promise<void>;
	let second: number;

	beforeAll(async () => {
		putScript();
		await cleanSite();
		endNetwork = await startNetwork();
		second = await siteAt('/second/', 'Second');
	});

	it('removes its data on every site', async () => {
		expect(second).toBeGreaterThan(1);
		const before = [await onSite<Kept>(1, 'list'), await onSite<Kept>(second, 'list')];
		const folders = pluginFolders();
		const file = putPlugin('sandbox', FOLDER);
		await runStep('activate', { file, network: true });
		for (const site of [1, second]) {
			await onSite(site, 'use');
			expect(ownRows(await onSite<Kept>(site, 'list')).length).toBeGreaterThan(6);
			await onSite(site, 'record');
			await onSite(site, 'keep-record');
		}
		expect((await listUnchanged()).tables.filter((name) => OWN.test(name))).toHaveLength(2);
		expect(await runStep('left')).toMatchObject({ siteMeta: 4, network: 0 });
		expect(await runStep('uninstall', { file })).toEqual({ error: null });
		expect(await runStep('left')).toEqual({ options: 0, siteMeta: 0, network: 0 });
		for (const [index, site] of [1, second].entries()) {
			expect(await onSite(site, 'list')).toEqual({ ...before[index], transients: [] });
		}
		expect(pluginFolders()).toEqual(folders);
	});

	it('removes options and summaries of many sites, with --long of more than one batch', async () => {
		await runStep('empty');
		await runStep('fill', { number: MANY, withOptions: true });
		const { options, siteMeta } = await runStep<{ options: number; siteMeta: number }>('left');
		expect(options).toBeGreaterThan(MANY - 4);
		expect(siteMeta).toBeGreaterThan(3 * (MANY - 4));
		await runStep('forget', { folder: 'dashboard-for-jetpack' });
		expect(await runStep('left')).toEqual({ options: 0, siteMeta: 0, network: 0 });
		await runStep('empty');
	});

	afterAll(async () => {
		await endNetwork();
		removeFolder(FOLDER);
		await switchPlugin(DASHBOARD, 'active');
		removeScript();
	});
});
