import { findViolations } from './support/axe';
import { closePages } from './support/browser';
import { openDashboard, type DashboardOptions } from './support/dashboard';
import { holdCalls } from './support/hold-calls';
import { takePicture } from './support/picture';
import { loadScenario } from './support/rest';
import { SITE } from './support/site';
import { movesOf, readPlaces, readShifts, watchShifts } from './support/steadiness';

const OUTLINE = 'dashboard-for-jetpack-plan-outline';

beforeAll(() => loadScenario('security'));
afterEach(() => closePages());

describe('My Plan begins with the cards of the last visit, and nothing moves when the plan is known:', () => {
	it.each<[string, DashboardOptions]>([
		['wide', {}],
		['480 px', { width: 480 }],
		['right to left', { isRightToLeft: true }],
	])('%s', async (what, options) => {
		const dashboard = await openDashboard('admin', { ...options, hash: '#/my-plan' });
		const { page, container, waitForTitle, settle, complaints } = dashboard;
		const release = await holdCalls(page, (path) => path === 'site');
		await page.reload({ waitUntil: 'domcontentloaded' });
		await waitForTitle(/./);
		await container.getByText('Loading your plan…').waitFor({ state: 'attached' });
		await container.locator('[data-plan-features] [data-card]').first().waitFor();
		await page.waitForTimeout(500);
		await expect(findViolations(page)).resolves.toEqual([]);
		await takePicture(page, `my-plan-outline-${what.replaceAll(' ', '-')}`);
		const before = await readPlaces(page);
		expect(Object.keys(before).length).toBeGreaterThan(5);
		await watchShifts(page);
		release();
		await container.getByText(/^This site is on/).waitFor();
		await settle();
		expect(movesOf(before, await readPlaces(page))).toEqual([]);
		await expect(readShifts(page)).resolves.toBeLessThan(0.01);
		expect(complaints).toEqual([]);
	});
});

it('the login page deletes the outline', async () => {
	const { page } = await openDashboard('admin', { hash: '#/my-plan' });
	const isKept = () => page.evaluate((name) => sessionStorage.getItem(name) !== null, OUTLINE);
	await expect(isKept()).resolves.toBe(true);
	await page.goto(`${SITE}/wp-login.php?loggedout=true`);
	await expect(isKept()).resolves.toBe(false);
});
