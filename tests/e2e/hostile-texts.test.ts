import type { Page } from 'playwright-core';
import { closePages, openPage } from './support/browser';
import { openDashboard } from './support/dashboard';
import { callRest, loadScenario } from './support/rest';
import { SITE } from './support/site';
import { putMuPlugin, removeMuPlugin } from '../contract/mu-plugin';

/** Each text leaves a mark if it runs, or an element if it is rendered as markup. */
const HOSTILE = [
	`<script>window.hurt='script'</script>`,
	`<img src=x onerror="window.hurt='img'" data-hostile>`,
	`<svg onload="window.hurt='svg'" data-hostile></svg>`,
	`"><b data-hostile>bold</b>`,
	`'><i data-hostile onmouseover="window.hurt='over'">`,
	`</script><script>window.hurt='closed'</script>`,
	`</textarea><em data-hostile>out</em>`,
	`javascript:window.hurt='link'`,
	`&lt;u data-hostile&gt;twice&lt;/u&gt;`,
	`%3Cs%20data-hostile%3E{{constructor.constructor('window.hurt=1')()}}`,
];

/** All texts in one; a mark identifies the text that left it. */
const ALL = HOSTILE.join(' ');

/** Those that show the texts. */
const SCREENS = [
	...['#/dashboard', '#/security', '#/sharing', '#/traffic'],
	...['#/recommendations', '#/license/activation'],
];

async function harm(page: Page): Promise<string[]> {
	return page.evaluate(() => [
		...('hurt' in window ? [`ran: ${String((window as { hurt?: unknown }).hurt)}`] : []),
		...[...document.querySelectorAll('[data-hostile]')].map(
			({ outerHTML }) => `drawn: ${outerHTML}`,
		),
		...[...document.querySelectorAll('a[href^="javascript:window"]')].map(
			({ outerHTML }) => `linked: ${outerHTML}`,
		),
	]);
}

afterEach(() => closePages());

describe('hostile strings stored on the site', () => {
	/** A plugin that returns the texts as if they were stored without WordPress's sanitizing. */
	const KEPT = `<?php
/** Plugin Name: Hostile site */
$GLOBALS['hostile'] = ${JSON.stringify(ALL).replaceAll('$', '\\$')};
add_filter( 'pre_option_blogname', function () { return $GLOBALS['hostile']; } );
add_filter( 'get_user_metadata', function ( $value, $id, $key ) { return in_array( $key, array( 'first_name', 'nickname' ), true ) ? array( $GLOBALS['hostile'] ) : $value; }, 10, 3 );
add_filter( 'all_plugins', function ( $plugins ) { foreach ( $plugins as $file => $plugin ) { $plugins[ $file ]['Name'] = $GLOBALS['hostile']; } return $plugins; } );
`;

	beforeAll(async () => {
		await loadScenario('free');
		putMuPlugin('hostile-site', KEPT);
		for (const [key, value] of Object.entries({
			advanced_seo_front_page_description: ALL,
			sharing_label: ALL,
			jetpack_waf_ip_allow_list: ALL,
			wordads_custom_adstxt: ALL,
			custom: {
				sharing_name: ALL,
				sharing_url: 'https://a.test/',
				sharing_icon: 'https://a.test/i',
			},
		})) {
			await callRest('admin', 'jetpack/v4/settings', { [key]: value });
		}
		await callRest('admin', 'jetpack/v4/licensing/error', { error: ALL });
		await callRest('admin', 'jetpack/v4/recommendations/step', { step: ALL });
	});

	afterAll(async () => {
		removeMuPlugin('hostile-site');
		await loadScenario('free');
	});

	it('do not run on any screen of the app', async () => {
		const { page, goTo } = await openDashboard('admin');
		const found: string[] = [];
		for (const screen of SCREENS) {
			await goTo(screen);
			found.push(...(await harm(page)));
		}
		expect(found).toEqual([]);
	});

	it('do not run on the PHP pages', async () => {
		const { page } = await openPage('admin');
		for (const slug of ['jetpack_about', 'jetpack-debugger', 'jetpack_modules']) {
			await page.goto(`${SITE}/wp-admin/admin.php?page=${slug}`);
			await expect(harm(page)).resolves.toEqual([]);
		}
	});

	it('do not run on the authorization page', async () => {
		const { body } = await callRest('admin', 'jetpack/v4/connection/authorize_url');
		const { page } = await openPage('admin');
		await page.goto((body as { authorizeUrl: string }).authorizeUrl);
		await page.getByRole('heading', { name: 'Sandbox cloud' }).waitFor();
		await expect(harm(page)).resolves.toEqual([]);
	});
});
