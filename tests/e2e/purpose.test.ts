import { openPage } from './support/browser';
import { CONTAINER, openDashboard } from './support/dashboard';
import { callRest, loadScenario } from './support/rest';
import { PAGE } from './support/site';

const TOGGLES: [module: string, label: string][] = [
	['monitor', 'Downtime monitoring'],
	['protect', 'Brute force protection'],
];

async function isOn(module: string): Promise<boolean> {
	const { body } = await callRest('admin', 'jetpack/v4/module/all');
	return (body as Record<string, { activated: boolean }>)[module]?.activated === true;
}

describe('what the dashboard is for', () => {
	beforeAll(() => loadScenario('free'));

	it('ROLE-01, SHELL-02 an administrator logs in and finds what there is', async () => {
		const { page } = await openPage(null);
		await page.goto(PAGE);
		await page.fill('#user_login', 'admin');
		await page.fill('#user_pass', 'password');
		await page.click('#wp-submit');
		const container = page.locator(CONTAINER);
		await container
			.getByRole('heading', { level: 1, name: 'At a Glance' })
			.waitFor({ state: 'attached' });
		for (const name of ['Site stats', 'Security', 'Performance and Growth', 'Connections']) {
			await container.getByRole('heading', { name, exact: true }).waitFor();
		}
	});

	it.each(TOGGLES)('switches %s (%s), and it is still so after a reload', async (module, label) => {
		const before = await isOn(module);
		const dashboard = await openDashboard('admin');
		const toggle = dashboard.container.getByRole('switch', { name: label });
		await expect(toggle.isChecked()).resolves.toBe(before);
		await toggle.click();
		await expect(toggle.isChecked()).resolves.toBe(!before);
		await dashboard.settle();
		await expect(isOn(module)).resolves.toBe(!before);

		await dashboard.page.reload();
		await dashboard.waitForTitle('At a Glance');
		await expect(toggle.isChecked()).resolves.toBe(!before);
		expect(dashboard.complaints).toEqual([]);
	});
});
