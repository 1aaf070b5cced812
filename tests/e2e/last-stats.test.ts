import type { Page } from 'playwright-core';
import { sampleOf } from '#tests/support/long';
import { closePages } from './support/browser';
import { openDashboard, type Dashboard, type DashboardOptions } from './support/dashboard';
import { holdCalls } from './support/hold-calls';
import { loadScenario } from './support/rest';
import { SITE } from './support/site';
import { movesOf, readPlaces, readShifts, watchShifts } from './support/steadiness';

const STATS = 'dashboard-for-jetpack-last-stats';
const OTHER = 'of-another-plugin';

const namesIn = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).sort());

/** Loads the page again with the stats held back, and returns a function that lets them come. */
async function reloadWithoutStats({ page, waitForTitle }: Dashboard): Promise<() => void> {
	const release = await holdCalls(page, (path) => path.includes('module/stats/data'));
	await page.reload({ waitUntil: 'domcontentloaded' });
	await waitForTitle(/./);
	return release;
}

const FORMS: Record<string, DashboardOptions> = {
	wide: {},
	'480 px, right to left': { width: 480, isRightToLeft: true },
};

beforeAll(() => loadScenario('security'));
afterEach(() => closePages());

describe('the stats of an earlier page are shown with their age, and nothing moves when the new ones come:', () => {
	it.each(sampleOf(FORMS, ['480 px, right to left']))('%s', async (_what, options) => {
		const dashboard = await openDashboard('admin', options);
		const { page, container } = dashboard;
		const release = await reloadWithoutStats(dashboard);
		const age = container.getByText('Last updated: just now. Updating…');
		await age.waitFor({ timeout: 10_000 });
		await container.getByRole('figure', { name: 'Views per day' }).waitFor();
		await expect(container.getByText(/views? today[,.]/).count()).resolves.toBe(0);
		await page.waitForTimeout(500);
		const before = await readPlaces(page);
		await watchShifts(page);
		release();
		await container.getByRole('tab', { name: 'Days' }).waitFor();
		await dashboard.settle();
		await expect(age.count()).resolves.toBe(0);
		expect(movesOf(before, await readPlaces(page))).toEqual([]);
		await expect(readShifts(page)).resolves.toBeLessThan(0.01);
		expect(dashboard.complaints).toEqual([]);
	});
});

it('a change deletes them, and so does the login page, and neither deletes entries of others', async () => {
	const { page, container, settle } = await openDashboard('admin');
	await page.evaluate((name) => sessionStorage.setItem(name, 'x'), OTHER);
	await expect(namesIn(page)).resolves.toEqual([STATS, OTHER].sort());
	const toggle = container.getByRole('switch', { name: 'Downtime monitoring' }).first();
	await toggle.click();
	await settle();
	await expect(namesIn(page)).resolves.not.toContain(STATS);
	await toggle.click();
	await settle();
	await page.reload();
	await settle();
	await expect(namesIn(page)).resolves.toEqual([STATS, OTHER].sort());
	await page.goto(`${SITE}/wp-login.php?loggedout=true`);
	await expect(namesIn(page)).resolves.toEqual([OTHER]);
});
