import { findViolations } from './support/axe';
import { closePages } from './support/browser';
import { focusOf, hashOf, openDashboard, type Dashboard } from './support/dashboard';
import { loadScenario } from './support/rest';

const AFTER_RESIZE = 450;
const MOST_STOPS = 80;

/** Tabs through our part of the page, and returns the focused elements in order. */
async function tabThrough({ page, container }: Dashboard): Promise<string[]> {
	const stops: string[] = [];
	await container.evaluate((element) => {
		element.setAttribute('tabindex', '-1');
		(element as HTMLElement).focus();
	});
	for (let step = 0; step < MOST_STOPS; step++) {
		await page.keyboard.press('Tab');
		const stop = await page.evaluate(() => {
			const element = document.activeElement;
			const isOurs = element?.closest('#jp-plugin-container');
			const label = element?.getAttribute('aria-label') ?? element?.id ?? '';
			return isOurs ? element?.textContent?.trim() || label : null;
		});
		if (stop === null) {
			break;
		}
		stops.push(stop);
	}
	return stops;
}

const nameOfFocused = (page: Dashboard['page']) =>
	page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

beforeAll(() => loadScenario('free'));
afterEach(() => closePages());

describe('keyboard use', () => {
	it('reaches every control of At a Glance and is trapped by none', async () => {
		const dashboard = await openDashboard('admin');
		const stops = await tabThrough(dashboard);
		const controls = dashboard.container.locator(
			'a[href]:visible, button:visible:not([disabled]):not([tabindex="-1"]), input:visible, summary:visible',
		);
		expect(stops.length).toBeLessThan(MOST_STOPS);
		expect(stops.length).toBeGreaterThanOrEqual((await controls.count()) - 2);
	});

	it('switches a toggle with Space and keeps the focus', async () => {
		const { page, container, settle } = await openDashboard('admin');
		const toggle = container.getByRole('switch', { name: 'Downtime monitoring' });
		const before = await toggle.isChecked();
		await toggle.focus();
		const focused = await focusOf(page);
		await page.keyboard.press('Space');
		await settle();
		await expect(toggle.isChecked()).resolves.toBe(!before);
		await expect(focusOf(page)).resolves.toBe(focused);
	});

	it('moves the focus to the heading after a route change and announces it', async () => {
		const { page, container, waitForTitle } = await openDashboard('admin');
		await container.getByRole('link', { name: 'My Plan' }).press('Enter');
		await waitForTitle('My Plan');
		const focused = await page.evaluate(() => document.activeElement?.tagName);
		expect(focused).toBe('H1');
		await page.waitForFunction(() =>
			/My Plan/.test(document.getElementById('a11y-speak-polite')?.textContent ?? ''),
		);
		await expect(page.title()).resolves.toMatch(/^My Plan/);
	});

	it('traps the focus in a dialog and restores it after Escape', async () => {
		const { page, container } = await openDashboard('admin');
		const opener = container.getByRole('button', { name: 'Email me a login link for the app' });
		await opener.press('Enter');
		const dialog = page.getByRole('dialog');
		await dialog.waitFor();
		for (let step = 0; step < 6; step++) {
			await page.keyboard.press('Tab');
			const isWithin = await page.evaluate(() =>
				Boolean(document.activeElement?.closest('[role="dialog"]')),
			);
			expect(isWithin).toBe(true);
		}
		await page.keyboard.press('Escape');
		await dialog.waitFor({ state: 'detached' });
		await expect(focusOf(page)).resolves.toBe('Email me a login link for the app');
	});

	it('explains each kind of setting with Enter, keeps the window in view and returns the focus on Escape', async () => {
		const { page, container } = await openDashboard('admin', { hash: '#/writing', width: 320 });
		for (const name of ['About Composing', 'About Write math formulas in LaTeX']) {
			const opener = container.getByRole('button', { name, exact: true });
			await opener.press('Enter');
			const popover = page.getByRole('dialog', { name });
			await popover.getByRole('paragraph').nth(0).waitFor();
			const box = await popover.boundingBox();
			expect(box?.x).toBeGreaterThanOrEqual(0);
			expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
			await expect(nameOfFocused(page)).resolves.toBe(name);
			await popover.press('Escape');
			await popover.waitFor({ state: 'detached' });
			await expect(nameOfFocused(page)).resolves.toBe(name);
		}
		await container.getByRole('button', { name: 'About Composing' }).press('Enter');
		await page.getByRole('dialog').getByRole('paragraph').nth(0).waitFor();
		await expect(findViolations(page)).resolves.toEqual([]);
	});

	it('NAV-30, NAV-32 shows the tabs at 480 px as a dropdown that arrow keys and Enter operate', async () => {
		const { page, container, waitForTitle } = await openDashboard('admin', { width: 480 });
		await page.waitForTimeout(AFTER_RESIZE);
		const opener = container.locator('button[aria-expanded]', { hasText: 'At a Glance' });
		await opener.focus();
		await page.keyboard.press('Enter');
		const link = container.getByRole('link', { name: 'My Plan' });
		await link.waitFor();
		await link.focus();
		await page.keyboard.press('Enter');
		await waitForTitle('My Plan');
		await expect(hashOf(page)).resolves.toBe('#/my-plan');
	});
});
