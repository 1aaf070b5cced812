import type { Page } from 'playwright-core';
import { closePages } from './support/browser';
import { CONTAINER, openDashboard } from './support/dashboard';
import { keepFirstCalls } from './support/interception';
import { loadScenario } from './support/rest';

beforeAll(() => loadScenario('security'));
afterEach(() => closePages());

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
