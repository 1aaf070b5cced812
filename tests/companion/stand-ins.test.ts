import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentOf } from '../e2e/support/page-data';
import { callRest, loadScenario } from '../e2e/support/rest';
import { SITE } from '../e2e/support/site';
import { listUnchanged, putScript, removeScript, runStep } from './support/database';
import { putFiles } from './support/deciders';
import './support/no-complaints';
import { JETPACK, setOption, switchPlugin } from './support/site';
import { pluginFolders } from './support/zip';

const FOLDER = join(__dirname, '../../php-stub/sandbox/stand-ins');
const SLUGS = readdirSync(FOLDER).filter((name) => !name.includes('.'));
const AKISMET = 'wordpress_api_key';

const install = (slug: string) =>
	callRest('admin', 'jetpack/v4/plugins', { slug, status: 'active' });

const activeStandIns = async () =>
	(await listUnchanged()).active.filter((file) => SLUGS.includes(file.split('/')[0] ?? ''));

/** A plugin with the classes of the real plugins, whose name makes it load after the stand-ins. */
const REAL_ONES = `<?php
/**
 * Plugin Name: The real ones
 */
final class WooCommerce {}
final class VaultPress {}
final class Akismet {}
function zeroBSCRM_isExtensionInstalled() { return true; }
`;

const CLAIM = `<?php
/**
 * Plugin Name: A claim
 * Stand-in of: dashboard-for-jetpack
 */
`;

describe('stand-in plugins', () => {
	beforeAll(async () => {
		putScript();
		await loadScenario('free');
	});

	it.each(SLUGS)('%s contains only the header of a stand-in, which is never updated', (slug) => {
		for (const name of readdirSync(join(FOLDER, slug))) {
			const code = readFileSync(join(FOLDER, slug, name), 'utf8');
			expect(
				code
					.replace(/\/\*\*[^]*?\*\//, '')
					.replace(/\s+/g, ' ')
					.trim(),
			).toBe("<?php defined( 'ABSPATH' ) || exit;");
			expect(code).toMatch(/Plugin Name: +.+ \(stand-in\)/);
			expect(code).toMatch(/Description: +Stands in for /);
			expect(code).toMatch(/Stand-in of: +dashboard-for-jetpack\n/);
			expect(code).toMatch(/Update URI: +false\n/);
		}
	});

	it('run next to the real plugins without breaking a page', async () => {
		for (const slug of SLUGS) {
			expect((await install(slug)).status).toBe(200);
		}
		const removeFiles = putFiles({ 'plugins/zz-real-ones.php': REAL_ONES });
		await switchPlugin('zz-real-ones.php', 'active');
		for (const path of [
			'wp-login.php',
			'wp-admin/plugins.php',
			'wp-admin/admin.php?page=jetpack',
		]) {
			const response = await fetch(`${SITE}/${path}`);
			expect([path, response.status]).toEqual([path, 200]);
			expect(await documentOf('admin', `${SITE}/${path}`)).not.toContain('critical error');
		}
		expect((await callRest('admin', 'jetpack/v4/module/vaultpress/data')).status).toBeLessThan(500);
		await switchPlugin('zz-real-ones.php', 'inactive');
		removeFiles();
	});

	it('are removed with the sandbox, in the same request that activates Jetpack', async () => {
		expect(await activeStandIns()).toHaveLength(SLUGS.length);
		await runStep('activate', { file: JETPACK });
		expect(await activeStandIns()).toEqual([]);
		await switchPlugin(JETPACK, 'inactive');
	});

	it('are deactivated when Jetpack is activated in another way', async () => {
		await install('woocommerce');
		const { active } = await listUnchanged();
		expect(active).toContain('woocommerce/woocommerce.php');
		await setOption('active_plugins', [...active, JETPACK]);
		await fetch(SITE);
		const after = (await listUnchanged()).active;
		expect(after).toContain(JETPACK);
		expect(after).not.toContain('woocommerce/woocommerce.php');
		await switchPlugin(JETPACK, 'inactive');
	});

	describe('next to Jetpack', () => {
		const CODE = 'stand_in_not_available';

		beforeAll(async () => {
			await install('woocommerce');
			await switchPlugin(JETPACK, 'active');
		});
		afterAll(() => switchPlugin(JETPACK, 'inactive'));

		it('an API call that activates a stand-in fails with a reason', async () => {
			const path = 'wp/v2/plugins/woocommerce/woocommerce';
			expect(await callRest('admin', path, { status: 'active' })).toEqual({
				status: 409,
				body: expect.objectContaining({
					code: CODE,
					message: expect.stringContaining('isn’t available beside Jetpack'),
				}),
			});
			expect(await activeStandIns()).toEqual([]);
		});

		it('the Plugins screen offers to delete a stand-in, not to activate it', async () => {
			const html = await documentOf('admin', `${SITE}/wp-admin/plugins.php`);
			const row = /<tr[^>]*data-plugin="woocommerce\/woocommerce.php"[^]*?<\/tr>/.exec(html)?.[0];
			expect(row).toContain('action=delete-selected');
			expect(row).toContain('Not available beside Jetpack');
			expect(row).not.toContain('action=activate');
		});
	});

	it('loading a scenario keeps a file and an unknown folder that claim to be stand-ins', async () => {
		const removeFiles = putFiles({
			'plugins/claims-alone.php': CLAIM,
			'plugins/unknown-slug/unknown-slug.php': CLAIM,
		});
		await loadScenario('free');
		expect(pluginFolders()).toEqual(expect.arrayContaining(['claims-alone.php', 'unknown-slug']));
		removeFiles();
	});

	it('a real Akismet key is never changed by a scenario or a setting', async () => {
		await setOption(AKISMET, 'the-real-key');
		for (const scenario of ['security', 'free', 'disconnected']) {
			await loadScenario(scenario);
			expect(await listUnchanged()).toMatchObject({ akismetKey: 'the-real-key' });
		}
		await loadScenario('free');
		expect((await callRest('admin', 'jetpack/v4/settings', { [AKISMET]: '' })).status).toBe(400);
		await install('akismet');
		await callRest('admin', 'jetpack/v4/settings', { [AKISMET]: '' });
		await callRest('admin', 'jetpack/v4/settings', { [AKISMET]: 'a1b2c3d4e5f6' });
		expect(await listUnchanged()).toMatchObject({ akismetKey: 'the-real-key' });
		const { body } = await callRest('admin', 'jetpack/v4/settings');
		expect(body).toMatchObject({ [AKISMET]: 'a1b2c3d4e5f6' });
		await setOption(AKISMET, null);
	});

	afterAll(async () => {
		await loadScenario('free');
		removeScript();
	});
});
