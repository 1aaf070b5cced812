import type { Request } from 'playwright-core';
import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { holdCalls } from './support/hold-calls';
import { loadScenario } from './support/rest';

/** The list of plugins is read again this long after an installation. */
const AFTER_INSTALL = 20_000;

afterEach(() => closePages());

const isInstall = (path: string, request: Request) =>
	path === 'plugins' && request.method() === 'POST';

describe('a plugin that a card gets going', () => {
	it.each([
		[
			'CARD-01, CARD-02 anti-spam',
			'anti-spam-inactive',
			'Anti-spam',
			'Akismet',
			'admin.php?page=akismet-key-config',
		],
		[
			'SCAN-19, SCAN-20 VaultPress',
			'vaultpress-installed',
			'Security scan',
			'VaultPress',
			'admin.php?page=vaultpress',
		],
	])('%s says so, and the browser goes to its page', async (_title, scenario, card, name, path) => {
		await loadScenario(scenario);
		const { container, page, complaints } = await openDashboard('admin');
		const letGo = await holdCalls(page, isInstall);
		await container
			.getByRole('region', { name: card, exact: true })
			.getByRole('button', { name: `Activate ${name}` })
			.click();
		await container.getByText(`Activating ${name}…`).first().waitFor();
		letGo();
		await page.waitForURL(`**/wp-admin/${path}`);
		await page.getByRole('heading', { level: 1, name }).waitFor();
		expect(complaints).toEqual([]);
	});

	it('CARD-21, CARD-22 Boost is installed, and still there after a reload', async () => {
		await loadScenario('free');
		const { container, page, settle, waitForTitle } = await openDashboard('admin');
		const letGo = await holdCalls(page, isInstall);
		const card = container.getByRole('region', { name: 'Jetpack Boost', exact: true });
		const manage = card.getByRole('link', { name: 'Manage Jetpack Boost' });
		await card.getByRole('button', { name: 'Install Jetpack Boost' }).click();
		await card.getByText(/Installing Jetpack Boost$/).waitFor();
		await expect(manage.count()).resolves.toBe(0);
		letGo();
		await manage.waitFor({ timeout: AFTER_INSTALL });
		await page.reload();
		await waitForTitle('At a Glance');
		await settle();
		await manage.waitFor();
		await manage.click();
		await page.waitForURL('**/wp-admin/admin.php?page=jetpack-boost');
	});
});
