/* Events that reach the provider's script. The tests of each screen prove which event a click records. */
import type { Locator } from 'playwright-core';
import { closePages } from '../support/browser';
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

const click = (target: string, more: Properties = {}) => ['jetpack_wpa_click', { target, ...more }];
const view = (path: string) => ['jetpack_wpa_page_view', { path, current_version: '11.2' }];

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

/** Replaces the provider's script, and follows no links to other pages. */
function fakeProvider() {
	window._tkq = { push: (entry) => window.takeEntry?.(entry) };
	window.addEventListener('click', (event) => {
		const link = (event.target as Element).closest('a');
		if (link && (event.ctrlKey || !link.getAttribute('href')?.startsWith('#'))) {
			event.preventDefault();
		}
	});
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

it('TRACK-23 records nothing for a user without a connected account', async () => {
	const act = async () => {
		await show({ scenario: 'unlinked-admin' });
		await pressAside(link(/^Connect/))();
		await stage.goTo('#/traffic');
	};
	await expect(eventsOf(act)).resolves.toEqual([]);
	expect(entries).toEqual([]);
});
