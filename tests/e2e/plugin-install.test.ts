import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { holdCalls, isInstall } from './support/hold-calls';
import { loadScenario } from './support/rest';

/** Milliseconds until the list of plugins has been loaded again after an installation. */
const AFTER_INSTALL = 20_000;

afterEach(() => closePages());

it('CARD-21, CARD-22 installs Boost, which is still installed after a reload', async () => {
	await loadScenario('free');
	const { container, page, reload } = await openDashboard('admin');
	const release = await holdCalls(page, isInstall);
	const card = container.getByRole('group', { name: 'Jetpack Boost', exact: true });
	const manage = card.getByRole('link', { name: 'Manage Jetpack Boost' });
	await card.getByRole('button', { name: 'Install Jetpack Boost' }).click();
	await card.getByText(/Installing Jetpack Boost$/).waitFor();
	await expect(manage.count()).resolves.toBe(0);
	release();
	await manage.waitFor({ timeout: AFTER_INSTALL });
	await reload();
	await manage.waitFor();
	await manage.click();
	await page.waitForURL('**/wp-admin/admin.php?page=jetpack-boost');
});
