import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCENARIOS } from '#tests/support/fixtures';
import { dataFile } from '../e2e/support/data-folder';
import { documentOf, printedPageData } from '../e2e/support/page-data';
import { callRest, loadScenario } from '../e2e/support/rest';
import { SITE } from '../e2e/support/site';
import { fixtureOf } from './fixtures';

const STAND_INS = join(__dirname, '../../php-stub/sandbox/stand-ins');
const WOO = 'woocommerce/woocommerce.php';

const slugs = readdirSync(STAND_INS).filter((name) => !name.includes('.'));
const mainFileOf = (slug: string) => readdirSync(join(STAND_INS, slug))[0] ?? '';

async function listed(): Promise<Record<string, { active: boolean; Description: string }>> {
	const { body } = await callRest('admin', 'jetpack/v4/plugins');
	return body as Record<string, { active: boolean; Description: string }>;
}

describe('plugins of a scenario', () => {
	afterAll(() => loadScenario('free'));

	it('API-29 a scenario installs its plugins, and the next one removes them', async () => {
		await loadScenario('woo');
		expect((await listed())[WOO]).toMatchObject({ active: true });
		expect(await printedPageData('admin')).toMatchObject({ isWooCommerceActive: true });
		await callRest('admin', 'jetpack/v4/plugins', { slug: 'akismet', status: 'active' });
		await loadScenario('woo');
		expect(Object.keys(await listed())).not.toContain('akismet/akismet.php');
		await loadScenario('free');
		expect(Object.keys(await listed())).not.toContain(WOO);
		expect(await printedPageData('admin')).toMatchObject({ isWooCommerceActive: false });
	});

	it('API-29 a scenario restores changed activation states', async () => {
		await loadScenario('woo');
		await callRest('admin', 'wp/v2/plugins/woocommerce/woocommerce', { status: 'inactive' });
		expect((await listed())[WOO]).toMatchObject({ active: false });
		await loadScenario('woo');
		expect((await listed())[WOO]).toMatchObject({ active: true });
	});

	it('API-29 a scenario does not change a plugin that is not a stand-in', async () => {
		const file = dataFile('wordpress/wp-content/plugins/a-real-one.php');
		writeFileSync(file, '<?php\n/**\n * Plugin Name: A real one\n */\n');
		await callRest('admin', 'jetpack/v4/plugins', { slug: 'a-real-one', status: 'active' });
		for (const scenario of ['woo', 'free']) {
			await loadScenario(scenario);
			expect((await listed())['a-real-one.php']).toMatchObject({ active: true });
		}
		await callRest('admin', 'wp/v2/plugins/a-real-one', { status: 'inactive' });
		rmSync(file);
	});

	it('all have a stand-in', () => {
		const named = SCENARIOS.flatMap((name) => Object.keys(fixtureOf(name).world.plugins ?? {}));
		expect(named).toContain(WOO);
		expect(named.filter((file) => !existsSync(join(STAND_INS, file)))).toEqual([]);
	});
});

describe('stand-ins', () => {
	beforeAll(() => loadScenario('free'));
	afterAll(() => loadScenario('free'));

	it('API-28 all of them can be active at once, be managed and be deleted', async () => {
		for (const slug of slugs) {
			const answer = await callRest('admin', 'jetpack/v4/plugins', { slug, status: 'active' });
			expect([slug, answer.status]).toEqual([slug, 200]);
		}
		for (const page of ['vaultpress', 'jetpack-boost', 'zerobscrm-dash', 'akismet-key-config']) {
			const html = await documentOf('admin', `${SITE}/wp-admin/admin.php?page=${page}`);
			expect(html).toContain('a stand-in of the sandbox');
		}
		const screen = await documentOf('admin', `${SITE}/wp-admin/plugins.php`);
		slugs.forEach((slug) => {
			const file = `${slug}/${mainFileOf(slug)}`;
			expect(screen).toContain(`data-plugin="${file}"`);
			expect(screen).toContain(`action=deactivate&amp;plugin=${encodeURIComponent(file)}`);
		});
		await callRest('admin', 'wp/v2/plugins/akismet/akismet', { status: 'inactive' });
		const removed = await callRest('admin', 'wp/v2/plugins/akismet/akismet', {
			_method: 'DELETE',
		});
		expect(removed.status).toBe(200);
	});
});
