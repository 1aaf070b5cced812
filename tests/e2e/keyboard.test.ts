import { findViolations } from './support/axe';
import { closePages } from './support/browser';
import { hashOf, openDashboard, type Dashboard } from './support/dashboard';
import { loadScenario } from './support/rest';

const AFTER_RESIZE = 450;

const nameOfFocused = (page: Dashboard['page']) =>
	page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

beforeAll(() => loadScenario('free'));
afterEach(() => closePages());

describe('keyboard use', () => {
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
