import type { Locator } from 'playwright-core';
import { findViolations } from './support/axe';
import { closePages } from './support/browser';
import { openDashboard, type Dashboard } from './support/dashboard';
import { pathOf } from './support/faults';
import { takePicture } from './support/picture';
import { callRest, loadScenario, readSetting } from './support/rest';

const LIST = 'jetpack_protect_global_whitelist';
const LIST_NAME = 'Always allowed IP addresses';

/** The writes of a page as "path: status", in the order of their responses. */
function listenForWrites({ page }: Dashboard): string[] {
	const writes: string[] = [];
	page.on('response', (response) => {
		const request = response.request();
		if (request.method() === 'POST') {
			writes.push(`${pathOf(request)}: ${response.status()}`);
		}
	});
	return writes;
}

const cardOf = ({ container }: Dashboard, name: string) =>
	container.getByRole('region', { name, exact: true });

const saveOf = (card: Locator) => card.getByRole('button', { name: /^Save settings/ });

const lines = async () => ((await readSetting(LIST)) as { local: string[] }).local;

afterEach(() => closePages());

it('SETSEC-10 SETSEC-11 SETSEC-16 checks a typed key and saves it only if it is valid', async () => {
	await loadScenario('anti-spam-active');
	const before = await readSetting('wordpress_api_key');
	const dashboard = await openDashboard('admin', { hash: '#/security' });
	const writes = listenForWrites(dashboard);
	const card = cardOf(dashboard, 'Anti-spam');
	await card.getByText('Your site is protected from spam.').waitFor();
	await card.getByRole('button', { name: 'Anti-spam', exact: true }).click();
	const field = card.getByLabel('Your API key', { exact: true });

	await field.fill('000000000000');
	await expect(saveOf(card).getAttribute('aria-disabled')).resolves.toBe('true');
	await card.getByText("There's a problem with your Anti-spam API key.").first().waitFor();
	await card.getByText('Your site is not protected from spam.').waitFor();
	await saveOf(card).press('Enter');
	await dashboard.settle();
	expect(writes).toEqual(['module/akismet/key/check: 200']);
	await expect(readSetting('wordpress_api_key')).resolves.toBe(before);
	expect(await findViolations(dashboard.page)).toEqual([]);
	await takePicture(dashboard.page, 'settings-key-refused');

	await field.fill('b2c3d4e5f6a1');
	await card.getByText('Your Anti-spam key is valid.').waitFor();
	await saveOf(card).press('Enter');
	await dashboard.page.getByText('Updated settings.').first().waitFor();
	await dashboard.settle();
	expect(writes.slice(1)).toEqual(['module/akismet/key/check: 200', 'settings: 200']);
	await expect(readSetting('wordpress_api_key')).resolves.toBe('b2c3d4e5f6a1');
	expect(await findViolations(dashboard.page)).toEqual([]);
	expect(dashboard.complaints).toEqual([]);
});

it('SETPERF-14 reports a new search purchase to the site that refused it, and search is on afterwards', async () => {
	await loadScenario('search-unknown');
	const dashboard = await openDashboard('admin', { hash: '#/performance' });
	const writes = listenForWrites(dashboard);
	const toggle = cardOf(dashboard, 'Search').getByRole('switch', {
		name: 'Enable Search',
		exact: true,
	});
	await toggle.click();
	await dashboard.page.getByText('Updated settings.').first().waitFor();
	await dashboard.settle();
	expect(writes).toEqual(['settings: 400', 'settings: 200', 'settings: 200']);
	await expect(readSetting('has_jetpack_search_product')).resolves.toBe(true);
	await expect(readSetting('search')).resolves.toBe(true);
	await dashboard.reload();
	await expect(toggle.isChecked()).resolves.toBe(true);
	expect(dashboard.complaints).toEqual([]);
});

describe('the list of always allowed addresses', () => {
	let dashboard: Dashboard;
	let card: Locator;
	let field: Locator;

	beforeEach(async () => {
		await loadScenario('free');
		await callRest('admin', 'jetpack/v4/settings', { [LIST]: '192.0.2.1' });
		dashboard = await openDashboard('admin', { hash: '#/security' });
		card = cardOf(dashboard, 'Brute force protection');
		field = card.getByLabel(LIST_NAME, { exact: true });
	});

	it("SETSEC-29 SETSEC-30 adds the user's address on its own line and keeps it over a reload", async () => {
		const told = await card.getByText('Your current IP: ').innerText();
		const ip = told.replace('Your current IP: ', '');
		const add = card.getByRole('button', { name: 'Add to Always Allowed list' });
		await add.press('Enter');
		await expect(field.inputValue()).resolves.toBe(`192.0.2.1\n${ip}`);
		await expect(lines()).resolves.toEqual(['192.0.2.1']);
		await expect(add.getAttribute('aria-disabled')).resolves.toBe('true');
		await saveOf(card).press('Enter');
		await dashboard.page.getByText('Updated settings.').first().waitFor();
		await dashboard.reload();
		await expect(field.inputValue()).resolves.toBe(`192.0.2.1\n${ip}`);
		await expect(lines()).resolves.toEqual(['192.0.2.1', ip]);
		expect(dashboard.complaints).toEqual([]);
	});
});
