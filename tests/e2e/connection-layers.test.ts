import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { CONFIRM, pressInDialog, waitForDialog } from './support/dialogs';
import { listenForReads } from './support/endpoints';
import { loadScenario, readSetting, callRest } from './support/rest';

afterEach(() => closePages());

it("CONN-01 shows the site's connection and the user's on separate cards", async () => {
	await loadScenario('unlinked-admin');
	const { page } = await openDashboard('admin2');
	const site = page.getByRole('group', { name: 'Site connection' });
	const account = page.getByRole('group', { name: 'Account connection' });
	await site.getByText('Your site is connected to WordPress.com.').waitFor();
	await account.getByRole('link', { name: 'Connect your account' }).waitFor();
	await expect(account.getByText('You are the Jetpack owner.').count()).resolves.toBe(0);
});

it('ROLE-03 shows a subscriber the connections without management cards and switches', async () => {
	await loadScenario('free');
	const { page, container } = await openDashboard('subscriber');
	const card = (name: string) => page.getByRole('group', { name, exact: true });
	await card('Site connection').waitFor();
	await card('Account connection').waitFor();
	for (const name of ['Site stats', 'Backup', 'Security scan', 'Search', "We're here to help"]) {
		await expect(card(name).count()).resolves.toBe(0);
	}
	await expect(container.getByRole('switch').count()).resolves.toBe(0);
});

it('SHELL-07 CONN-17 DISCON-01 #/disconnect opens the dialog over the dashboard, which ignores Escape and clicks outside', async () => {
	await loadScenario('free');
	const { page, waitForTitle } = await openDashboard('admin', { hash: '#/disconnect' });
	await waitForTitle('At a Glance');
	await waitForDialog(page, CONFIRM);
	await page.keyboard.press('Escape');
	await page.mouse.click(5, 500);
	await page.waitForTimeout(500);
	await expect(page.getByRole('dialog', { name: CONFIRM }).isVisible()).resolves.toBe(true);
	await pressInDialog(page, 'Stay connected');
	await page.getByRole('dialog').waitFor({ state: 'detached' });
});

it('CONN-18 COMP-08 a disconnect requests the status and the connect URL again, and asks why in a dialog of 1050 pixels, wider than its question', async () => {
	await loadScenario('free');
	const { page, settle } = await openDashboard('admin', { hash: '#/disconnect', width: 1600 });
	const widthOf = async (name: string) => {
		await waitForDialog(page, name);
		await page.waitForTimeout(200);
		return (await page.getByRole('dialog', { name }).boundingBox())?.width;
	};
	expect(await widthOf(CONFIRM)).toBeLessThan(1050);
	const reads = listenForReads(page);
	await pressInDialog(page, 'Disconnect');
	await waitForDialog(page, 'Your site is disconnected');
	await settle();
	expect([...reads]).toEqual(expect.arrayContaining(['connection', 'connection/url']));
	await pressInDialog(page, 'Tell us why');
	expect(await widthOf('Before you go, help us improve')).toBe(1050);
});

it('SHELL-06 SHELL-14 CONN-34 #/reconnect opens its dialog over the dashboard, which reloads the page when the reconnect completes at once', async () => {
	await loadScenario('site-token-unhealthy');
	const { page, waitForTitle } = await openDashboard('admin', { hash: '#/reconnect' });
	await waitForTitle('At a Glance');
	const dialog = page.getByRole('dialog', { name: /reconnect/i });
	const loaded = page.waitForEvent('load');
	await dialog.getByRole('button', { name: 'Reconnect' }).click();
	await loaded;
	expect(new URL(page.url()).searchParams.get('page')).toBe('jetpack');
	const { body } = await callRest('admin', 'jetpack/v4/connection/test');
	expect(body).toMatchObject({ code: 'success' });
});

it('SHELL-23 shows the backup status, the support card and the apps card on dashboard routes only', async () => {
	await loadScenario('free');
	const dashboard = await openDashboard('admin', { hash: '#/reconnect' });
	const { page, goTo } = dashboard;
	// The dialog of /reconnect hides them from assistive technology.
	const heading = (name: string) =>
		page.getByRole('heading', { name, exact: true, includeHidden: true });
	const cards = ['Backup', "We're here to help", 'Jetpack in your pocket'].map(heading);
	for (const card of cards) {
		await card.waitFor({ state: 'attached' });
	}
	await goTo('#/dashboard', 'At a Glance');
	for (const card of cards) {
		await card.waitFor();
	}
	await goTo('#/traffic', 'Traffic');
	for (const card of cards) {
		await expect(card.count()).resolves.toBe(0);
	}
});

it('DASH-31 Reset Options asks for confirmation, and resets nothing without it', async () => {
	await loadScenario('development');
	await callRest('admin', 'jetpack/v4/settings', { latex: true });
	const { page, container, settle } = await openDashboard('admin');
	const ask = async () => {
		await container.getByRole('button', { name: 'Reset Options' }).click();
		await page.getByText('This will reset all Jetpack options, are you sure?').waitFor();
	};
	await ask();
	await pressInDialog(page, 'Cancel');
	await page.getByRole('dialog').waitFor({ state: 'detached' });
	await settle();
	await expect(readSetting('latex')).resolves.toBe(true);
	await ask();
	await pressInDialog(page, 'Reset');
	await container.getByText('Options reset.').first().waitFor();
	await expect(readSetting('latex')).resolves.toBe(false);
});
