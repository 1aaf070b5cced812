import type { Locator } from 'playwright-core';
import { closePages } from './support/browser';
import { openDashboard, type Dashboard } from './support/dashboard';
import { loadScenario, readSetting } from './support/rest';

let dashboard: Dashboard;

const toggle = (name: string): Locator =>
	dashboard.container.getByRole('switch', { name, exact: true });
const isOn = (name: string) => toggle(name).isChecked();

beforeEach(async () => {
	await loadScenario('free');
	dashboard = await openDashboard('admin', { hash: '#/writing' });
});
afterEach(async () => {
	expect(dashboard.complaints).toEqual([]);
	await closePages();
});

it('WRITING-16 turns the blocks off at once, without a save button, and keeps them off after a reload', async () => {
	const BLOCKS = "Add Jetpack's blocks to the editor";
	await expect(isOn(BLOCKS)).resolves.toBe(true);
	await toggle(BLOCKS).press('Space');
	await dashboard.page.getByText('Updated settings.').first().waitFor();
	await expect(readSetting('jetpack_blocks_disabled')).resolves.toBe(true);
	await dashboard.reload();
	await expect(isOn(BLOCKS)).resolves.toBe(false);
	await toggle(BLOCKS).press('Space');
	await dashboard.page.getByText('Updated settings.').first().waitFor();
	await expect(readSetting('jetpack_blocks_disabled')).resolves.toBe(false);
});

it.each([
	['WRITING-18 NOTICE-25', 'Testimonials', 'jetpack_testimonial', 'Add a testimonial'],
	['WRITING-19 NOTICE-25', 'Portfolios', 'jetpack_portfolio', 'Add a portfolio item'],
	['WRITING-30 NOTICE-19 NOTICE-25', 'Enable the WordPress.com toolbar', 'masterbar', ''],
])('%s %s is on after the reload that it triggers', async (_id, name, key, link) => {
	const reloaded = dashboard.page.waitForEvent('load');
	await toggle(name).press('Space');
	await reloaded;
	await dashboard.title.waitFor({ state: 'attached' });
	await expect(isOn(name)).resolves.toBe(true);
	await expect(readSetting(key)).resolves.toBe(true);
	if (link !== '') {
		await dashboard.container.getByRole('link', { name: link }).waitFor();
		await expect(readSetting('custom-content-types')).resolves.toBe(true);
	}
});
