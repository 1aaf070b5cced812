import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogApi } from '@/api/entities/catalog';
import { pluginsApi } from '@/api/entities/plugins';
import { dataFile } from '../e2e/support/data-folder';
import { callRest, loadScenario } from '../e2e/support/rest';
import { apiOf } from './client';

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
		await expect(api(pluginsApi).loadAll()).resolves.toMatchObject({
			[AKISMET]: { isActive: true, name: expect.stringContaining('Akismet') },
		});
		expect(folders()).toContain('akismet');
		const settings = await callRest('admin', 'jetpack/v4/settings');
		expect(settings.body).toMatchObject({ akismet: true });
	});

	it('API-28 installs a plugin without activating it, and activates an installed one', async () => {
		const api = await apiOf('admin');
		await api(pluginsApi).install({ slug: 'zero-bs-crm', status: 'inactive' });
		await expect(api(catalogApi).loadPlugin(CRM)).resolves.toMatchObject({ isActive: false });
		await api(pluginsApi).install({ slug: 'zero-bs-crm' });
		await expect(api(catalogApi).loadPlugin(CRM)).resolves.toMatchObject({ isActive: true });
	});

	it('API-28 reports a plugin that is already active', async () => {
		await install({ slug: 'akismet', status: 'active' });
		const again = refused(404, 'plugin_already_active');
		await expect(install({ slug: 'akismet', status: 'active' })).resolves.toEqual(again);
		await expect(callRest('admin', ONE, { status: 'active' })).resolves.toEqual(again);
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
		await expect(install(asked)).resolves.toEqual(refused(status, code));
		expect(folders()).toEqual(before);
	});

	it.each<[object, number, string]>([
		[{ status: 'active' }, 404, 'plugin_not_found'],
		[{ source: 'x' }, 403, 'missing_status_parameter'],
		[{ status: 'inactive' }, 400, 'rest_invalid_param'],
	])('API-28 rejects to change a missing plugin to %j', async (data, status, code) => {
		await expect(callRest('admin', ONE, data)).resolves.toEqual(refused(status, code));
	});

	it('API-28 leaves nothing behind when the copy cannot be moved into place', async () => {
		// A folder that is not empty blocks the move; a folder without write permission would not stop root.
		const inTheWay = dataFile(`${FOLDER}/jetpack-boost`);
		mkdirSync(join(inTheWay, 'of-another-plugin'), { recursive: true });
		const before = folders();
		await expect(install({ slug: 'jetpack-boost', status: 'active' })).resolves.toEqual(
			refused(500, 'install_plugin_failed'),
		);
		expect(folders()).toEqual(before);
		expect(readdirSync(inTheWay)).toEqual(['of-another-plugin']);
		rmSync(inTheWay, { recursive: true });
		expect((await install({ slug: 'jetpack-boost', status: 'active' })).status).toBe(200);
	});

	it('API-28 completes an interrupted copy', async () => {
		mkdirSync(dataFile(`${FOLDER}/.dashboard-for-jetpack-draft-jetpack-boost/half`), {
			recursive: true,
		});
		expect((await install({ slug: 'jetpack-boost' })).status).toBe(200);
		expect(folders().filter((name) => name.includes('draft'))).toEqual([]);
		expect(readdirSync(dataFile(`${FOLDER}/jetpack-boost`))).toEqual(['jetpack-boost.php']);
	});

	it('API-28 installs once for two parallel requests and leaves no draft', async () => {
		const asked = { slug: 'jetpack-social', status: 'active' };
		const statuses = (await Promise.all([install(asked), install(asked)])).map(
			({ status }) => status,
		);
		expect(statuses.sort()).toEqual([200, 404]);
		expect(folders().filter((name) => name.includes('draft'))).toEqual([]);
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
});
