import type { Page } from 'playwright-core';
import { closePages } from './support/browser';
import { openDashboard, type Dashboard, type DashboardOptions } from './support/dashboard';
import { callRest, loadScenario, readSetting } from './support/rest';
import { sessionOf } from './support/session';
import { movesOf, readPlaces, readShifts, watchShifts } from './support/steadiness';

const NAME = 'dashboard-for-jetpack-snapshot';
const SNAPSHOT = '.jp-snapshot';
const ENTRY = '#dashboard-for-jetpack-js';
const PROTECT = 'Block password guessing';

const isEntry = (url: URL) => url.pathname.endsWith('/admin.js');
const isCall = (url: URL) => /rest_route=|\/wp-json\/|admin-ajax/.test(url.href);

/** Opens a screen as often as it takes until its snapshot has everything: each visit shows that of the visit before, and takes its own. */
async function openThrice(hash: string, options?: DashboardOptions): Promise<Dashboard> {
	const dashboard = await openDashboard('admin', { ...options, hash });
	for (const _visit of ['second', 'third']) {
		await dashboard.page.reload({ waitUntil: 'domcontentloaded' });
		await dashboard.waitForTitle(/./);
		await dashboard.settle();
	}
	return dashboard;
}

/**
 * Loads the page again, without an answer and without the app until the returned function is called. Its script is empty until then: the page
 * would wait for a script that does not come.
 */
async function reloadWithoutApp({ page, waitForTitle }: Dashboard): Promise<() => Promise<void>> {
	await page.route(isCall, () => undefined);
	await page.route(isEntry, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
	await page.reload({ waitUntil: 'commit' });
	return async () => {
		await page.unroute(isEntry);
		await page.locator(ENTRY).evaluate((entry: HTMLScriptElement) => {
			const src = `${entry.src}&again`;
			document.head.append(Object.assign(document.createElement('script'), { src }));
		});
		await waitForTitle(/./);
	};
}

const waitForSnapshot = (page: Page) =>
	page.locator(SNAPSHOT).waitFor({ state: 'attached', timeout: 10_000 });

const storedIn = (page: Page) => page.evaluate((name) => sessionStorage.getItem(name), NAME);

/** Waits until the server's skeleton is there, and returns whether a snapshot is shown or stored. */
async function hasSnapshot(page: Page): Promise<boolean> {
	await page.locator('.jp-boot').waitFor({ state: 'attached' });
	await page.locator('#dashboard-for-jetpack-answers').waitFor({ state: 'attached' });
	return (await page.locator(SNAPSHOT).count()) > 0 || (await storedIn(page)) !== null;
}

beforeAll(() => loadScenario('security'));
beforeEach(() => callRest('admin', 'jetpack/v4/settings', { protect: true }));
afterEach(() => closePages());

describe('a screen that the tab has shown before is there at once, and nothing moves when the app replaces it:', () => {
	it.each<[string, DashboardOptions]>([
		['#/dashboard', {}],
		['#/dashboard', { width: 480 }],
		['#/dashboard', { isRightToLeft: true }],
		['#/my-plan', {}],
		['#/security', {}],
		['#/traffic', {}],
		['#/writing', { width: 480 }],
		['#/recommendations', {}],
		['#/modules', {}],
	])('%s %p', async (hash, options) => {
		const dashboard = await openThrice(hash, options);
		const { page } = dashboard;
		const start = await reloadWithoutApp(dashboard);
		await waitForSnapshot(page);
		const shown = await readPlaces(page);
		expect(Object.keys(shown).length).toBeGreaterThan(0);
		await watchShifts(page);
		await start();
		expect(await page.locator(SNAPSHOT).count()).toBe(0);
		expect(movesOf(shown, await readPlaces(page))).toEqual([]);
		await expect(readShifts(page)).resolves.toBeLessThan(0.01);
		expect(dashboard.complaints).toEqual([]);
	});
});

it('the snapshot has nothing that the site had answered, and cannot be used', async () => {
	const dashboard = await openThrice('#/dashboard');
	const before = await dashboard.container.innerText();
	expect(before).not.toContain('Checking your site…');
	await reloadWithoutApp(dashboard);
	await waitForSnapshot(dashboard.page);
	const snapshot = dashboard.page.locator(SNAPSHOT);
	await expect(snapshot.innerText()).resolves.toContain('Checking your site…');
	await expect(snapshot.evaluate((frame) => (frame as HTMLElement).inert)).resolves.toBe(true);
	await dashboard.page.keyboard.press('Tab');
	await expect(
		dashboard.page.evaluate(() => document.activeElement?.closest('.jp-snapshot') === null),
	).resolves.toBe(true);
});

it('a click before the app has started is not lost', async () => {
	const dashboard = await openThrice('#/security');
	const { page, container, settle } = dashboard;
	const start = await reloadWithoutApp(dashboard);
	await waitForSnapshot(page);
	await page.mouse.move(600, 500);
	await page.mouse.wheel(0, 400);
	await page.waitForFunction(() => window.scrollY === 400);
	const place = await page
		.locator(SNAPSHOT)
		.getByRole('switch', { name: PROTECT, exact: true, includeHidden: true })
		.boundingBox();
	await page.mouse.click(place!.x + place!.width / 2, place!.y + place!.height / 2);
	await page.unroute(isCall);
	await start();
	// WordPress's own bar scrolls back by its height on an address with a hash.
	await expect(page.evaluate(() => window.scrollY)).resolves.toBeGreaterThanOrEqual(368);
	await container.getByRole('switch', { name: PROTECT, exact: true, checked: false }).waitFor();
	await settle();
	await expect(readSetting('protect')).resolves.toBe(false);
});

describe('shows the skeleton, and forgets the snapshot,', () => {
	it('after a change of the settings', async () => {
		const dashboard = await openThrice('#/security');
		await callRest('admin', 'jetpack/v4/settings', { protect: false });
		await reloadWithoutApp(dashboard);
		await expect(hasSnapshot(dashboard.page)).resolves.toBe(false);
	});

	it('for another user in the same tab', async () => {
		const dashboard = await openThrice('#/dashboard');
		await dashboard.context.clearCookies();
		await dashboard.context.addCookies(await sessionOf('admin2'));
		await reloadWithoutApp(dashboard);
		await expect(hasSnapshot(dashboard.page)).resolves.toBe(false);
	});

	it('in a window of another width', async () => {
		const dashboard = await openThrice('#/dashboard');
		await dashboard.page.setViewportSize({ width: 700, height: 900 });
		await reloadWithoutApp(dashboard);
		await expect(hasSnapshot(dashboard.page)).resolves.toBe(false);
	});
});
