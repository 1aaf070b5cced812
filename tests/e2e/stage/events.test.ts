import type { Locator } from 'playwright-core';
import { closePages } from '../support/browser';
import { breakCalls } from '../support/faults';
import { answerPixels, whenSent } from '../support/pixels';
import { openStage, type Shown, type Stage } from '../support/stage';

type Properties = Record<string, unknown>;
type Entry = ['identifyUser', number, string] | ['recordEvent', string, Properties];

declare global {
	interface Window {
		/** Passes entries for the provider's script to the test. */
		takeEntry?: (entry: unknown) => void;
	}
}

const IN_ALL = { blog_id: 1001 };
const TOGGLE = 'jetpack_wpa_settings_toggle';
const GOOGLE = 'jetpack_site_verification_google_';

const click = (target: string, more: Properties = {}) => ['jetpack_wpa_click', { target, ...more }];
const view = (path: string) => ['jetpack_wpa_page_view', { path, current_version: '11.2' }];

/** A site with every feature that records events. */
const ALL_ON: Shown = {
	scenario: 'complete',
	world: {
		modules: {
			active: [
				'sitemaps',
				'stats',
				'related-posts',
				'wordads',
				'post-by-email',
				'google-analytics',
			],
		},
		settings: { post_by_email_address: 'old@post.example.com', show_headline: false },
	},
};

const JUST_UPDATED: Shown = {
	scenario: 'free',
	world: {
		provider: {
			'page/release-post': {
				release_post_content: '<p>What is new.</p>',
				release_post_featured_image: null,
				release_post_title: 'A new version',
			},
		},
	},
};

let stage: Stage;
const entries: Entry[] = [];

/** Replaces the provider's script and its pop-up, and follows no links to other pages. */
function fakeProvider() {
	window._tkq = { push: (entry) => window.takeEntry?.(entry) };
	window.addEventListener('click', (event) => {
		const link = (event.target as Element).closest('a');
		if (link && (event.ctrlKey || !link.getAttribute('href')?.startsWith('#'))) {
			event.preventDefault();
		}
	});
	window.open = () => {
		const frame = document.body.appendChild(document.createElement('iframe'));
		const script = frame.contentDocument!.createElement('script');
		script.textContent = 'parent.postMessage( { keyring_id: 77 }, "*" )';
		frame.contentDocument!.body.append(script);
		setTimeout(() => frame.remove(), 50);
		return frame.contentWindow;
	};
}

beforeAll(async () => {
	stage = await openStage();
	await answerPixels(stage.page);
	await stage.page.exposeFunction('takeEntry', (entry: Entry) => void entries.push(entry));
	await stage.page.addInitScript(fakeProvider);
});
afterAll(() => closePages());

/** Shows a page on which Jetpack would record events, unlike the sandbox's. */
async function show(shown: Shown) {
	await stage.show({ ...shown, pageData: { eventsAllowed: true } });
	await whenSent(stage);
}

/** The events of an action in their order, and a mark on those without the site's ID. */
async function eventsOf(act: () => Promise<unknown>): Promise<unknown[][]> {
	entries.length = 0;
	await act();
	await whenSent(stage);
	return entries.flatMap(([kind, name, properties]) => {
		if (kind === 'identifyUser') {
			return [];
		}
		const { blog_id, ...own } = properties;
		return [[name, own, ...(blog_id === IN_ALL.blog_id ? [] : ['without the site'])]];
	});
}

const button = (name: string | RegExp) => stage.container.getByRole('button', { name });
const link = (name: string | RegExp) => stage.container.getByRole('link', { name });
const toggle = (name: string) => stage.container.getByRole('switch', { name, exact: true });
const press = (control: Locator) => () => control.first().click({ timeout: 5000 });
/** Clicks a link within the app without following it. */
const pressAside = (control: Locator) => () =>
	control.first().click({ timeout: 5000, modifiers: ['Control'] });

it('TRACK-01 TRACK-03 TRACK-05 TRACK-07 At a Glance records the screen, the release notes and clicks', async () => {
	await expect(eventsOf(() => show(JUST_UPDATED))).resolves.toEqual([
		view('/dashboard'),
		['jetpack_warm_welcome_view', { version: '11.2' }],
	]);
	expect(entries.filter(([kind]) => kind === 'identifyUser')).toHaveLength(1);
	await expect(eventsOf(press(button('Dismiss the release notes')))).resolves.toEqual([
		click('warm_welcome_dismiss'),
	]);
	await expect(eventsOf(press(link('Search our support site')))).resolves.toEqual([
		click('support-card', { button: 'search' }),
	]);
	await expect(eventsOf(press(button('Install Jetpack CRM')))).resolves.toEqual([
		click('plugin_dash_item', { plugin: 'zero-bs-crm', action: 'install' }),
	]);
	const banner = stage.container.locator('a[href="#/recommendations"]').last();
	await expect(eventsOf(pressAside(banner))).resolves.toEqual([
		click('banner-click', { feature: 'recommendations' }),
	]);
	await expect(eventsOf(pressAside(link(/^Upgrade/)))).resolves.toEqual([
		click('upgrade-banner', { feature: expect.any(String) }),
	]);
});

it('TRACK-06 TRACK-07 My Plan records the click on its tab, the screen and the plan', async () => {
	await show({ scenario: 'free' });
	await expect(eventsOf(press(link('My Plan')))).resolves.toEqual([
		click('nav_item', { path: 'my-plan' }),
		view('/my-plan'),
		['jetpack_my_plan_banner_view', { type: 'is-free-plan' }],
	]);
});

it('TRACK-04 TRACK-13 TRACK-14 Traffic records searches, opened cards and followed links', async () => {
	await expect(eventsOf(() => show({ ...ALL_ON, hash: '#/traffic' }))).resolves.toEqual([
		view('/traffic'),
	]);
	for (const [name, target] of [
		[/\/sitemap\.xml/, 'sitemap-url-link'],
		[/\/news-sitemap\.xml/, 'sitemap-news-url-link'],
		[/^Configure Google Analytics/, 'configure-ga'],
		[/^Configure related posts/, 'configure-related-posts'],
		[/^View your earnings/, 'view-earnings'],
		[/^Place an ad widget/, 'place_ad_widget'],
	] as const) {
		await expect(eventsOf(press(link(name)))).resolves.toEqual([click(target)]);
	}
	await expect(eventsOf(press(button('Stats settings')))).resolves.toEqual([
		click('foldable-settings-open', { feature: 'stats' }),
	]);
	const roles = stage.container.getByRole('group', { name: /^Count page views/ });
	await expect(eventsOf(press(roles.getByRole('switch', { name: 'editor' })))).resolves.toEqual([
		[TOGGLE, { module: 'stats', setting: 'count_roles', role: 'editor', toggled: 'on' }],
	]);
	await expect(eventsOf(press(toggle('Generate XML sitemaps')))).resolves.toEqual([
		[TOGGLE, { module: 'sitemaps', setting: 'sitemaps', toggled: 'off' }],
	]);
	await expect(
		eventsOf(press(toggle('Highlight related content with a heading'))),
	).resolves.toEqual([
		[TOGGLE, { module: 'related-posts', setting: 'show_headline', toggled: 'on' }],
	]);
	const field = stage.container.getByRole('searchbox');
	const search = (term: string) => async () => {
		await field.fill(term);
		await stage.page.waitForTimeout(700);
	};
	await expect(eventsOf(search('ad'))).resolves.toEqual([]);
	await expect(eventsOf(search('ads'))).resolves.toEqual([
		['jetpack_wpa_search_term', { term: 'ads' }],
	]);
});

it('TRACK-15 Post by Email records a new address', async () => {
	await show({ ...ALL_ON, hash: '#/writing' });
	const replace = async () => {
		await button('Regenerate address').click();
		await stage.page.getByRole('button', { name: 'Replace address' }).click();
	};
	await expect(eventsOf(replace)).resolves.toEqual([click('pbe-regenerage-email')]);
});

it('TRACK-16 TRACK-17 TRACK-18 TRACK-19 verification with Google records the manual method and the pop-up', async () => {
	await show({ scenario: 'verification-token', hash: '#/traffic' });
	const google = (name: string, more: Properties = {}) => [
		`${GOOGLE}${name}`,
		{ is_owner: true, ...more },
	];
	await expect(eventsOf(press(button('Manually Verify')))).resolves.toEqual([
		google('manual_verify_click'),
	]);
	const save = async () => {
		await stage.container.getByLabel('Google', { exact: true }).fill('abc');
		await stage.page.keyboard.press('Enter');
	};
	await expect(eventsOf(save)).resolves.toEqual([
		google('manual_verify_save', { is_empty: false }),
	]);

	const restore = await breakCalls(
		stage.page,
		(call) => call.fulfill({ status: 500, body: '{"code":"tired","message":"Google is tired."}' }),
		(path, request) => path.endsWith('/google') && request.method() === 'POST',
	);
	/** Waits for the outcome, because the pop-up closes and the site answers after the page has settled. */
	const verify = (outcome: string) => async () => {
		await press(button('Verify with Google'))();
		await stage.page.getByText(outcome).first().waitFor();
	};
	await expect(eventsOf(verify('Site failed to verify'))).resolves.toEqual([
		google('auto_verify_click'),
		google('verify_error', { error_message: expect.stringContaining('Google is tired.') }),
	]);
	await restore();
	await expect(eventsOf(verify('Your site is verified with Google.'))).resolves.toEqual([
		google('auto_verify_click'),
		google('verify_success'),
	]);
	await expect(eventsOf(press(button('Edit')))).resolves.toEqual([google('edit_click')]);
	await expect(eventsOf(press(button('Cancel')))).resolves.toEqual([google('cancel_click')]);
});

it('TRACK-20 TRACK-21 TRACK-22 the coupon records its view and a click', async () => {
	await expect(eventsOf(() => show({ scenario: 'coupon-connected' }))).resolves.toEqual(
		expect.arrayContaining([['jetpack_partner_coupon_redeem_view', {}]]),
	);
	await expect(eventsOf(pressAside(link('Redeem')))).resolves.toEqual([
		[
			'jetpack_partner_coupon_redeem_click',
			{ coupon: 'IONOS_IONA_abc123', partner: 'IONOS', preset: 'IONA', connected: 'yes' },
		],
	]);
});

/** Actions that would be recorded. */
async function walk() {
	await press(link('My Plan'))();
	await stage.settle();
	await stage.goTo('#/traffic');
	await press(toggle('Generate XML sitemaps'))();
}

it('TRACK-23 records nothing for a user without a connected account', async () => {
	const act = async () => {
		await show({ scenario: 'unlinked-admin' });
		await pressAside(link(/^Connect/))();
		await stage.goTo('#/traffic');
	};
	await expect(eventsOf(act)).resolves.toEqual([]);
	expect(entries).toEqual([]);
});

it('TRACK-23 records nothing for a user who has opted out, on any screen', async () => {
	const act = async () => {
		await show({ scenario: 'free', world: { account: { tracksOptOut: true } } });
		await walk();
	};
	await expect(eventsOf(act)).resolves.toEqual([]);
	expect(entries).toEqual([]);
});

it('TRACK-23 records nothing from an opt-out until the next opt-in', async () => {
	await expect(eventsOf(() => show({ scenario: 'free', hash: '#/privacy' }))).resolves.toEqual([
		view('/privacy'),
	]);
	await press(toggle('Share how you use Jetpack'))();
	await stage.settle();
	await expect(eventsOf(() => stage.goTo('#/security'))).resolves.toEqual([]);
	await stage.goTo('#/privacy');
	await press(toggle('Share how you use Jetpack'))();
	await stage.settle();
	await expect(eventsOf(() => stage.goTo('#/security'))).resolves.toEqual([view('/security')]);
});
