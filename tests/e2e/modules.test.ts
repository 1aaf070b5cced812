import { findOverflow, findViolations } from './support/axe';
import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { takePicture } from './support/picture';
import { loadScenario } from './support/rest';

beforeEach(() => loadScenario('free'));
afterEach(() => closePages());

it('DASH-32 switches several modules together, keeps them after a reload, and undoes them', async () => {
	const { page, container, waitForTitle } = await openDashboard('admin', { hash: '#/privacy' });
	await container.getByRole('link', { name: 'Modules', exact: true }).click();
	await waitForTitle('Modules');
	const toggle = (name: string) => container.getByRole('switch', { name });
	await container.getByRole('button', { name: 'Select', exact: true }).click();
	await container.getByLabel('Select Beautiful math').check();
	await container.getByLabel('Select Carousel').check();
	await container.getByRole('button', { name: 'Turn on' }).click();
	await page.getByText('2 modules turned on.').first().waitFor();
	await page.reload();
	await waitForTitle('Modules');
	await expect(toggle('Beautiful math').isChecked()).resolves.toBe(true);
	await container.getByRole('button', { name: 'Select', exact: true }).click();
	await container.getByLabel('Select Beautiful math').check();
	await container.getByLabel('Select Carousel').check();
	await container.getByRole('button', { name: 'Turn off' }).click();
	await page.getByText('2 modules turned off.').first().waitFor();
	await page.getByRole('button', { name: 'Undo' }).click();
	await page.getByText('Undone.').first().waitFor();
	await expect(toggle('Carousel').isChecked()).resolves.toBe(true);
});

it('DASH-32 shows accessible modules at 320 px', async () => {
	const dashboard = await openDashboard('admin', { hash: '#/modules', width: 320 });
	const { page, container, complaints } = dashboard;
	const look = async () => [...(await findViolations(page)), ...(await findOverflow(page))];
	const offences = await look();
	await container.getByRole('tab', { name: /^Not available/ }).click();
	offences.push(...(await look()));
	await container.getByLabel('Filter modules').fill('zebra');
	offences.push(...(await look()));
	await takePicture(page, 'modules-320');
	await container.getByRole('button', { name: 'Show all modules' }).click();
	await container.getByRole('button', { name: 'Select', exact: true }).click();
	await container.getByLabel('Select Carousel').check();
	await container.getByRole('button', { name: 'Restore defaults…' }).click();
	await page.getByRole('dialog', { name: 'Restore default modules' }).waitFor();
	offences.push(...(await look()));
	expect([...offences, ...complaints]).toEqual([]);
});
