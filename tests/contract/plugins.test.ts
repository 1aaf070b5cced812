import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { catalogApi } from '@/api/entities/catalog';
import { pluginsApi } from '@/api/entities/plugins';
import { dataFile } from '../e2e/support/data-folder';
import { callRest, loadScenario } from '../e2e/support/rest';
import type { Role } from '../e2e/support/site';
import { apiOf } from './client';
import { putMuPlugin, removeMuPlugin } from './mu-plugin';

const FOLDER = 'wordpress/wp-content/plugins';
const AKISMET = 'akismet/akismet.php';
const CRM = 'zero-bs-crm/ZeroBSCRM.php';

/** A plugin that prints text when it is activated, but not when it is loaded. */
const NOISY = `<?php
/**
 * Plugin Name: Noisy
 */
echo did_action( 'plugins_loaded' ) ? 'NOISE' : '';
`;

/** Adds two updates, because the site under test does not call the plugin directory. */
const TWO_UPDATES = `<?php
add_filter( 'pre_site_transient_update_plugins', function () {
	return (object) array( 'response' => array( 'a/a.php' => (object) array(), 'b/b.php' => (object) array() ) );
}, 20 );
`;

const ONE = 'jetpack/v4/plugins/akismet/akismet';

const folders = () => readdirSync(dataFile(FOLDER)).sort();
const install = (data: object) => callRest('admin', 'jetpack/v4/plugins', data);
const refused = (status: number, code: string) => ({
	status,
	body: expect.objectContaining({ code, data: expect.objectContaining({ status }) }),
});

describe('other plugins of the site', () => {
	beforeEach(() => loadScenario('free'));
	afterAll(() => loadScenario('free'));

	it('API-28 installs and activates a plugin, visible at once to the rest of the site', async () => {
		const api = await apiOf('admin');
		await api(pluginsApi).install({
			slug: 'akismet',
			status: 'active',
			source: 'recommendations',
		});
		expect(await api(pluginsApi).loadAll()).toMatchObject({
			[AKISMET]: { isActive: true, name: expect.stringContaining('Akismet') },
		});
		expect(folders()).toContain('akismet');
		const settings = await callRest('admin', 'jetpack/v4/settings');
		expect(settings.body).toMatchObject({ akismet: true });
	});

	it('API-28 installs a plugin without activating it, and activates an installed one', async () => {
		const api = await apiOf('admin');
		await api(pluginsApi).install({ slug: 'zero-bs-crm', status: 'inactive' });
		expect(await api(catalogApi).loadPlugin(CRM)).toMatchObject({ isActive: false });
		await api(pluginsApi).install({ slug: 'zero-bs-crm' });
		expect(await api(catalogApi).loadPlugin(CRM)).toMatchObject({ isActive: true });
	});

	it('API-28 reports a plugin that is already active', async () => {
		await install({ slug: 'akismet', status: 'active' });
		const again = refused(404, 'plugin_already_active');
		expect(await install({ slug: 'akismet', status: 'active' })).toEqual(again);
		expect(await callRest('admin', ONE, { status: 'active' })).toEqual(again);
	});

	it.each<[object, number, string]>([
		[{ slug: 'no-such-plugin', status: 'active' }, 500, 'install_plugin_failed'],
		...['../akismet', 'a b', '', 'akismet/akismet.php'].map((slug): [object, number, string] => [
			{ slug },
			400,
			'rest_invalid_param',
		]),
		[{ status: 'active' }, 400, 'rest_missing_callback_param'],
		[{ slug: 'akismet', status: 'network-active' }, 400, 'rest_invalid_param'],
		[{ slug: 'akismet', status: 'off' }, 400, 'rest_invalid_param'],
	])('API-28 rejects to install %j', async (asked, status, code) => {
		const before = folders();
		expect(await install(asked)).toEqual(refused(status, code));
		expect(folders()).toEqual(before);
	});

	it.each<[object, number, string]>([
		[{ status: 'active' }, 404, 'plugin_not_found'],
		[{ source: 'x' }, 403, 'missing_status_parameter'],
		[{ status: 'inactive' }, 400, 'rest_invalid_param'],
	])('API-28 rejects to change a missing plugin to %j', async (data, status, code) => {
		expect(await callRest('admin', ONE, data)).toEqual(refused(status, code));
	});

	it('API-29 returns all plugin headers that WordPress has', async () => {
		const { body } = await callRest('admin', 'jetpack/v4/plugins');
		const own = (body as Record<string, object>)['dashboard-for-jetpack/dashboard-for-jetpack.php'];
		expect(own).toMatchObject({ Name: 'Dashboard for Jetpack', Network: false, active: true });
		expect(Object.keys(own ?? {})).toEqual(
			expect.arrayContaining([
				...['PluginURI', 'Version', 'Description', 'Author', 'AuthorURI'],
				...['TextDomain', 'RequiresWP', 'RequiresPHP', 'UpdateURI', 'Title'],
			]),
		);
	});

	it('API-28 keeps the output of a plugin’s activation out of the response', async () => {
		const file = dataFile(`${FOLDER}/noisy.php`);
		writeFileSync(file, NOISY);
		const answer = await install({ slug: 'noisy', status: 'active' });
		await callRest('admin', 'wp/v2/plugins/noisy', { status: 'inactive' });
		rmSync(file);
		expect(answer).toEqual({
			status: 500,
			body: { code: 'unexpected_output', message: expect.not.stringMatching(/NOISE/), data: null },
		});
	});

	it('API-34 counts updates only for users who can install them', async () => {
		const countAs = async (role: Role) => (await apiOf(role))(pluginsApi).countUpdates();
		expect(await countAs('admin')).toEqual({ code: 'success', count: 0 });
		putMuPlugin('two-updates', TWO_UPDATES);
		const counts = [await countAs('admin'), await countAs('subscriber')];
		removeMuPlugin('two-updates');
		expect(counts).toEqual([
			{ code: 'updates-available', count: 2 },
			{ code: 'success', count: 0 },
		]);
	});
});
