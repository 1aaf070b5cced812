import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { holdCalls, isInstall } from './support/hold-calls';
import { loadScenario } from './support/rest';

afterEach(() => closePages());

describe('a plugin activated from a card', () => {
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
	])(
		"%s shows a success notice, and the browser opens the plugin's page",
		async (_title, scenario, card, name, path) => {
			await loadScenario(scenario);
			const { container, page, complaints } = await openDashboard('admin');
			const release = await holdCalls(page, isInstall);
			await container
				.getByRole('group', { name: card, exact: true })
				.getByRole('button', { name: `Activate ${name}` })
				.click();
			await container.getByText(`Activating ${name}…`).first().waitFor();
			release();
			await page.waitForURL(`**/wp-admin/${path}`);
			await page.getByRole('heading', { level: 1, name }).waitFor();
			expect(complaints).toEqual([]);
		},
	);
});
