import type { Locator } from 'playwright-core';
import { findViolations } from './support/axe';
import { closePages } from './support/browser';
import { openDashboard, type Dashboard } from './support/dashboard';
import { loadScenario, readSetting } from './support/rest';

let dashboard: Dashboard;

const toggle = (name: string): Locator =>
	dashboard.container.getByRole('switch', { name, exact: true });
const isOn = (name: string) => toggle(name).isChecked();

async function open(scenario: string, role: 'admin' | 'author' = 'admin') {
	await loadScenario(scenario);
	dashboard = await openDashboard(role, { hash: '#/writing' });
}

async function reload() {
	await dashboard.page.reload({ waitUntil: 'domcontentloaded' });
	await dashboard.title.waitFor({ state: 'attached' });
	await dashboard.settle();
}

const readSaved = (...keys: string[]) => Promise.all(keys.map(readSetting));

afterEach(async () => {
	expect(dashboard.complaints).toEqual([]);
	await closePages();
});

it('WRITING-16 turns the blocks off at once, without a save button, and keeps them off after a reload', async () => {
	const BLOCKS = "Add Jetpack's blocks to the editor";
	await open('free');
	await expect(isOn(BLOCKS)).resolves.toBe(true);
	await toggle(BLOCKS).press('Space');
	await dashboard.page.getByText('Updated settings.').first().waitFor();
	await expect(readSaved('jetpack_blocks_disabled')).resolves.toEqual([true]);
	await reload();
	await expect(isOn(BLOCKS)).resolves.toBe(false);
	await toggle(BLOCKS).press('Space');
	await dashboard.page.getByText('Updated settings.').first().waitFor();
	await expect(readSaved('jetpack_blocks_disabled')).resolves.toEqual([false]);
});

it.each([
	['WRITING-18 NOTICE-25', 'Testimonials', 'jetpack_testimonial', 'Add a testimonial'],
	['WRITING-19 NOTICE-25', 'Portfolios', 'jetpack_portfolio', 'Add a portfolio item'],
	['WRITING-30 NOTICE-19 NOTICE-25', 'Enable the WordPress.com toolbar', 'masterbar', ''],
])('%s %s is on after the reload that it triggers', async (_id, name, key, link) => {
	await open('free');
	const reloaded = dashboard.page.waitForEvent('load');
	await toggle(name).press('Space');
	await reloaded;
	await dashboard.title.waitFor({ state: 'attached' });
	await expect(isOn(name)).resolves.toBe(true);
	await expect(readSaved(key)).resolves.toEqual([true]);
	if (link !== '') {
		await dashboard.container.getByRole('link', { name: link }).waitFor();
		await expect(readSaved('custom-content-types')).resolves.toEqual([true]);
	}
});

it('WRITING-21 WRITING-22 keeps each setting of infinite scroll after a reload', async () => {
	await open('scrolling-theme');
	const card = dashboard.container.getByRole('region', { name: 'Theme enhancements', exact: true });
	const modes: [string, boolean[]][] = [
		['A button that loads more posts', [true, false]],
		["The theme's default", [false, false]],
	];
	for (const [name, values] of modes) {
		await card.getByRole('radio', { name }).check();
		await card.getByRole('button', { name: 'Save settings' }).press('Enter');
		await dashboard.page.getByText('Updated settings.').first().waitFor();
		await reload();
		await expect(card.getByRole('radio', { name }).isChecked()).resolves.toBe(true);
		await expect(readSaved('infinite-scroll', 'infinite_scroll')).resolves.toEqual(values);
	}
});

it('WRITING-26 WRITING-27 NOTICE-28 creates, keeps and replaces an address', async () => {
	await open('complete');
	const card = dashboard.container.getByRole('region', { name: 'Post by email', exact: true });
	await card.getByRole('button', { name: 'Create address' }).press('Enter');
	const regenerate = card.getByRole('button', { name: 'Regenerate address' });
	await regenerate.waitFor();
	const [first] = (await readSaved('post_by_email_address')) as [string];
	expect(first).toMatch(/@/);
	await reload();
	await card.getByText(first).waitFor();
	await regenerate.press('Enter');
	const dialog = dashboard.page.getByRole('dialog', { name: 'Replace your address?' });
	await dialog.getByText(first).waitFor();
	expect(await findViolations(dashboard.page)).toEqual([]);
	await dialog.getByRole('button', { name: 'Replace address' }).press('Enter');
	await dashboard.page.getByText('Regenerated Post by Email address.').first().waitFor();
	const [second] = (await readSaved('post_by_email_address')) as [string];
	expect(second).not.toBe(first);
	await card.getByText(second).waitFor();
	await expect(card.getByText(first).count()).resolves.toBe(0);
	await expect(regenerate.evaluate((element) => element === document.activeElement)).resolves.toBe(
		true,
	);
});

it('WRITING-05 creates an address for an author, and keeps it after a reload', async () => {
	await open('author-view', 'author');
	const card = dashboard.container.getByRole('region', { name: 'Post by email', exact: true });
	await card.getByRole('button', { name: 'Create address' }).press('Enter');
	await card.getByRole('button', { name: 'Regenerate address' }).waitFor();
	await reload();
	await card.getByText(/@/).waitFor();
	expect(await findViolations(dashboard.page)).toEqual([]);
});
