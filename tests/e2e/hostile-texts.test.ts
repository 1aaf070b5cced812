import type { Page } from 'playwright-core';
import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { CONFIRM, waitForDialog } from './support/dialogs';
import { patchData } from './support/patch';
import { callRest, loadScenario } from './support/rest';
import { SITE } from './support/site';
import { putMuPlugin, removeMuPlugin } from '../contract/mu-plugin';

/** Each would leave a mark where it ran, or an element where it was drawn as markup. */
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

/** At once: a mark names the one that left it. */
const ALL = HOSTILE.join(' ');

const SCREENS = [
	'#/dashboard',
	'#/my-plan',
	'#/security',
	'#/performance',
	'#/writing',
	'#/sharing',
	'#/discussion',
	'#/traffic',
	'#/recommendations',
	'#/license/activation',
	'#/product/backup',
];

/** Words that the app compares, and addresses that it opens: with another value there would be nothing to draw. */
const COMPARED =
	/^(slug|module|state|type|kind|code|status|id|product_slug|WP_API_|.*_?[uU]rl$|.*Nonce|.*_nonce|locale|dateFormat|class|period|date|unit|.*_at$|.*Date|name_slug|icon|avatar|gravatar|permissions|override|feature|jp_group|group)/;

/** Adds a hostile string to every text of an answer, whatever it is for. */
function poison(value: unknown, hostile: string, key = ''): unknown {
	if (typeof value === 'string') {
		if (/^[[{]/.test(value)) {
			try {
				return JSON.stringify(poison(JSON.parse(value), hostile));
			} catch {
				// No JSON in a string after all.
			}
		}
		return COMPARED.test(key) || !/[a-z] |^[A-Z]/.test(value) ? value : `${value} ${hostile}`;
	}
	if (Array.isArray(value)) {
		return value.map((one) => poison(one, hostile, key));
	}
	return typeof value === 'object' && value !== null
		? Object.fromEntries(
				Object.entries(value).map(([name, one]) => [name, poison(one, hostile, name)]),
			)
		: value;
}

const isRest = (url: URL) =>
	url.search.includes('rest_route=') || url.pathname.includes('/wp-json/');

async function poisonAnswers(page: Page, hostile: string) {
	await page.route(isRest, async (route) => {
		try {
			const response = await route.fetch();
			const text = await response.text();
			await route.fulfill({
				response,
				body: text === '' ? '' : JSON.stringify(poison(JSON.parse(text), hostile)),
			});
		} catch {
			// The page was closed before the answer came.
		}
	});
}

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

describe('hostile strings in every answer and in the page data', () => {
	beforeAll(() => loadScenario('security'));
	afterAll(() => loadScenario('free'));

	it('nothing runs and nothing is drawn as markup', async () => {
		const { page, container, goTo } = await openDashboard('admin', {
			patch: {
				html: (html) => patchData(html, (data) => poison(data, ALL)),
			},
			prepare: (prepared) => poisonAnswers(prepared, ALL),
		});
		const found: string[] = [];
		let isShown = false;
		for (const screen of SCREENS) {
			await goTo(screen);
			found.push(...(await harm(page)));
			isShown ||= /hurt|hostile/.test(await container.innerText());
		}
		// Else nothing would have been put to the test.
		expect(isShown).toBe(true);
		await goTo('#/disconnect');
		await waitForDialog(page, CONFIRM);
		found.push(...(await harm(page)));
		expect(found).toEqual([]);
	});
});

describe('hostile strings that the site itself keeps', () => {
	/** As if somebody had written them past WordPress's own sanitising. */
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

	it('run nowhere in the app', async () => {
		const { page, goTo } = await openDashboard('admin');
		const found: string[] = [];
		for (const screen of SCREENS) {
			await goTo(screen);
			found.push(...(await harm(page)));
		}
		expect(found).toEqual([]);
	});

	it.each(['jetpack_about', 'jetpack-debugger', 'jetpack_modules'])(
		'nor on a page that PHP prints: %s',
		async (slug) => {
			const { page } = await openDashboard('admin');
			await page.goto(`${SITE}/wp-admin/admin.php?page=${slug}`);
			await expect(harm(page)).resolves.toEqual([]);
		},
	);

	it('nor on the authorization page', async () => {
		const { body } = await callRest('admin', 'jetpack/v4/connection/authorize_url');
		const { page } = await openDashboard('admin');
		await page.goto((body as { authorizeUrl: string }).authorizeUrl);
		await page.getByRole('heading', { name: 'Sandbox cloud' }).waitFor();
		await expect(harm(page)).resolves.toEqual([]);
	});
});
