import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFile } from '../e2e/support/data-folder';
import { documentOf } from '../e2e/support/page-data';
import { callRest, loadScenario } from '../e2e/support/rest';
import { SITE } from '../e2e/support/site';
import { listKept, putScript, removeScript, runStep } from './support/database';
import { phpComplaints } from './support/log';
import { JETPACK, switchPlugin } from './support/site';
import { removeFolder } from './support/zip';

const FOLDER = join(__dirname, '../../php-stub/sandbox/stand-ins');
const SLUGS = readdirSync(FOLDER).filter((name) => !name.includes('.'));
const AKISMET = 'wordpress_api_key';

const install = (slug: string) =>
	callRest('admin', 'jetpack/v4/plugins', { slug, status: 'active' });

const activeStandIns = async () =>
	(await listKept()).active.filter((file) => SLUGS.includes(file.split('/')[0] ?? ''));

/** A plugin that declares what the real one does, loaded after the stand-ins: the alphabet decides. */
const REAL_ONES = `<?php
/**
 * Plugin Name: The real ones
 */
final class WooCommerce {}
final class VaultPress {}
final class Akismet {}
function zeroBSCRM_isExtensionInstalled() { return true; }
`;

describe('plugins that stand in for others', () => {
	beforeAll(async () => {
		putScript();
		await loadScenario('free');
	});

	it('are nothing but a header: they declare nothing, hook nothing, print nothing', () => {
		for (const slug of SLUGS) {
			for (const name of readdirSync(join(FOLDER, slug))) {
				const code = readFileSync(join(FOLDER, slug, name), 'utf8').replace(/\/\*\*[^]*?\*\//, '');
				expect([slug, code.replace(/\s+/g, ' ').trim()]).toEqual([
					slug,
					"<?php defined( 'ABSPATH' ) || exit;",
				]);
			}
		}
	});

	it('all of them run beside the real plugins, and bring no page down', async () => {
		for (const slug of SLUGS) {
			expect((await install(slug)).status).toBe(200);
		}
		writeFileSync(dataFile('wordpress/wp-content/plugins/zz-real-ones.php'), REAL_ONES);
		await switchPlugin('zz-real-ones.php', 'active');
		for (const path of [
			'wp-login.php',
			'wp-admin/plugins.php',
			'wp-admin/admin.php?page=jetpack',
		]) {
			const response = await fetch(`${SITE}/${path}`);
			expect([path, response.status]).toEqual([path, 200]);
			await expect(documentOf('admin', `${SITE}/${path}`)).resolves.not.toContain('critical error');
		}
		expect((await callRest('admin', 'jetpack/v4/module/vaultpress/data')).status).toBeLessThan(500);
		await switchPlugin('zz-real-ones.php', 'inactive');
		removeFolder('zz-real-ones.php');
	});

	it('go with the sandbox, in the very request in which Jetpack comes', async () => {
		await expect(activeStandIns()).resolves.toHaveLength(SLUGS.length);
		await runStep('activate', { file: JETPACK });
		await expect(activeStandIns()).resolves.toEqual([]);
		await switchPlugin(JETPACK, 'inactive');
	});

	it('go too where Jetpack came by another way', async () => {
		await install('woocommerce');
		const { active } = await listKept();
		expect(active).toContain('woocommerce/woocommerce.php');
		await runStep('option', { name: 'active_plugins', value: [...active, JETPACK] });
		await fetch(SITE);
		const after = (await listKept()).active;
		expect(after).toContain(JETPACK);
		expect(after).not.toContain('woocommerce/woocommerce.php');
		await switchPlugin(JETPACK, 'inactive');
	});

	it('a real Akismet key is neither written nor emptied by any world or person', async () => {
		await runStep('option', { name: AKISMET, value: 'the-real-key' });
		for (const world of ['security', 'free', 'disconnected']) {
			await loadScenario(world);
			await expect(listKept()).resolves.toMatchObject({ akismetKey: 'the-real-key' });
		}
		await loadScenario('free');
		expect((await callRest('admin', 'jetpack/v4/settings', { [AKISMET]: '' })).status).toBe(400);
		await install('akismet');
		await callRest('admin', 'jetpack/v4/settings', { [AKISMET]: '' });
		await callRest('admin', 'jetpack/v4/settings', { [AKISMET]: 'a1b2c3d4e5f6' });
		await expect(listKept()).resolves.toMatchObject({ akismetKey: 'the-real-key' });
		const { body } = await callRest('admin', 'jetpack/v4/settings');
		expect(body).toMatchObject({ [AKISMET]: 'a1b2c3d4e5f6' });
		await runStep('option', { name: AKISMET, value: null });
	});

	afterAll(async () => {
		await loadScenario('free');
		removeScript();
		expect(phpComplaints()).toBe('');
	});
});
