import type { Page } from 'playwright-core';
import { closePages } from './support/browser';
import { focusOf, openDashboard } from './support/dashboard';
import { callRest, loadScenario } from './support/rest';

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: RegExp, presses = 60) {
	for (let count = 0; count < presses; count++) {
		if (name.test(await focusOf(page))) {
			return;
		}
		await page.keyboard.press('Tab');
	}
	throw new Error(`${name} cannot be reached by Tab; the focus is on ${await focusOf(page)}.`);
}

afterEach(() => closePages());

it('connects a site and its owner with the keyboard alone', async () => {
	await loadScenario('disconnected');
	const { page, title } = await openDashboard('admin');
	await title.focus();
	await tabTo(page, /^Set up Jetpack$/);
	await page.keyboard.press('Enter');
	await page.getByRole('heading', { name: 'Sandbox cloud' }).waitFor();
	await tabTo(page, /^Approve$/);
	await page.keyboard.press('Enter');
	await page.waitForURL(/page=jetpack/);
	await page.getByText('Your site is now connected.').first().waitFor();
	const { body } = await callRest('admin', 'jetpack/v4/connection');
	expect(body).toMatchObject({ hasConnectedOwner: true });
});

it('reconnects with the keyboard alone', async () => {
	await loadScenario('connection-error');
	const { page, title } = await openDashboard('admin', { hash: '#/privacy' });
	await title.focus();
	// Back over the link to the check of the site, which follows the button.
	await page.keyboard.press('Shift+Tab');
	await page.keyboard.press('Shift+Tab');
	await tabTo(page, /^Restore Connection$/);
	await page.keyboard.press('Enter');
	await page.getByRole('heading', { name: 'Sandbox cloud' }).waitFor();
});
