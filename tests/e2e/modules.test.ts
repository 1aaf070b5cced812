import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { loadScenario } from './support/rest';

beforeAll(() => loadScenario('free'));
afterAll(() => closePages());

it('DASH-32 switches several modules together, keeps them after a reload, and undoes them', async () => {
	const { page, container, waitForTitle, reload } = await openDashboard('admin', {
		hash: '#/privacy',
	});
	await container.getByRole('link', { name: 'Modules', exact: true }).click();
	await waitForTitle('Modules');
	const toggle = (name: string) => container.getByRole('switch', { name });
	const press = async (name: string) => {
		await container.getByRole('button', { name: 'Select', exact: true }).click();
		await container.getByLabel('Select Beautiful math').check();
		await container.getByLabel('Select Carousel').check();
		await container.getByRole('button', { name }).click();
	};
	await press('Turn on');
	await page.getByText('2 modules turned on.').first().waitFor();
	await reload();
	await expect(toggle('Beautiful math').isChecked()).resolves.toBe(true);
	await press('Turn off');
	await page.getByText('2 modules turned off.').first().waitFor();
	await page.getByRole('button', { name: 'Undo' }).click();
	await page.getByText('Undone.').first().waitFor();
	await expect(toggle('Carousel').isChecked()).resolves.toBe(true);
});
