import type { Page } from 'playwright-core';
import { findViolations } from './support/axe';
import { sampleOf } from '#tests/support/long';
import { closePages } from './support/browser';
import { CONTAINER, openDashboard, type DashboardOptions } from './support/dashboard';
import { holdCalls } from './support/hold-calls';
import { keepFirstCalls } from './support/interception';
import { takePicture } from './support/picture';
import { loadScenario } from './support/rest';
import { SITE } from './support/site';
import { movesOf, readPlaces, readShifts, watchShifts } from './support/steadiness';

const OUTLINE = 'dashboard-for-jetpack-plan-outline';
const OTHER = 'of-another-plugin';

const FORMS: Record<string, DashboardOptions> = {
	wide: {},
	'480 px, right to left': { width: 480, isRightToLeft: true },
};

beforeAll(() => loadScenario('security'));
afterEach(() => closePages());

describe('My Plan begins with the cards of the last visit, and nothing moves when the plan is known:', () => {
	it.each(sampleOf(FORMS, ['480 px, right to left']))('%s', async (what, options) => {
		const dashboard = await openDashboard('admin', { ...options, hash: '#/my-plan' });
		const { page, container, waitForTitle, settle, complaints } = dashboard;
		const release = await holdCalls(page, (path) => path === 'site');
		await page.reload({ waitUntil: 'domcontentloaded' });
		await waitForTitle(/./);
		await container.getByText('Loading your plan…').waitFor({ state: 'attached' });
		await container.locator('[data-plan-features] [data-card]').first().waitFor();
		await page.waitForTimeout(500);
		await expect(findViolations(page)).resolves.toEqual([]);
		await takePicture(page, `my-plan-outline-${what.replaceAll(/\W+/g, '-')}`);
		const before = await readPlaces(page);
		expect(Object.keys(before).length).toBeGreaterThan(5);
		await watchShifts(page);
		release();
		await container.getByText(/^This site is on/).waitFor();
		await settle();
		expect(movesOf(before, await readPlaces(page))).toEqual([]);
		await expect(readShifts(page)).resolves.toEqual([]);
		expect(complaints).toEqual([]);
	});
});

/** Starts the app only when the calls of the page are answered, and notes whether each painted screen was still loading. */
async function startLate(page: Page): Promise<void> {
	keepFirstCalls(page);
	await page.addInitScript((selector) => {
		const painted: boolean[] = [];
		const look = () => {
			const text = document.querySelector(`${selector} [data-screen-title]`)
				? document.querySelector(selector)?.textContent
				: undefined;
			if (text !== undefined) {
				painted.push(Boolean(text?.includes('Loading your plan…')));
			}
			// The next task after a frame, so that nothing changes in between.
			requestAnimationFrame(() => void scheduler.postTask(look, { priority: 'user-blocking' }));
		};
		look();
		Object.assign(window, { painted });
	}, CONTAINER);
	const isAnswered = () =>
		page.evaluate(async () => {
			const calls = Object.values(window.dashboardForJetpackCalls ?? {});
			await Promise.all(calls.map(({ answer }) => answer));
			return calls.length > 0;
		});
	await page.route(/\/build\/admin\.js/, async (route) => {
		while (!(await isAnswered())) {
			await page.waitForTimeout(50);
		}
		await route.continue();
	});
}

it('a first visit paints the plan at once if it is known when the app starts', async () => {
	const { page, container } = await openDashboard('admin', {
		hash: '#/my-plan',
		prepare: startLate,
	});
	await container.getByText(/^This site is on/).waitFor();
	const painted = await page.evaluate(() => (window as unknown as { painted: boolean[] }).painted);
	expect(painted.length).toBeGreaterThan(0);
	expect(painted).not.toContain(true);
});

it('a change deletes the outline, and so does the login page, and neither deletes entries of others', async () => {
	const { page, container, goTo, settle } = await openDashboard('admin', { hash: '#/my-plan' });
	const listNames = () => page.evaluate(() => Object.keys(sessionStorage).sort());
	await page.evaluate((name) => sessionStorage.setItem(name, 'x'), OTHER);
	await expect(listNames()).resolves.toEqual([OUTLINE, OTHER].sort());
	await goTo('#/dashboard');
	const toggle = container.getByRole('switch', { name: 'Downtime monitoring' }).first();
	await toggle.click();
	await settle();
	await expect(listNames()).resolves.toEqual([OTHER]);
	await toggle.click();
	await settle();
	await goTo('#/my-plan');
	await settle();
	await expect(listNames()).resolves.toEqual([OUTLINE, OTHER].sort());
	await page.goto(`${SITE}/wp-login.php?loggedout=true`);
	await expect(listNames()).resolves.toEqual([OTHER]);
});
