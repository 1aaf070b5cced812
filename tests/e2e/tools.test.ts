import { readFile } from 'node:fs/promises';
import { findOverflow, findViolations } from './support/axe';
import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { takePicture } from './support/picture';
import { loadScenario } from './support/rest';

beforeEach(() => loadScenario('free'));
afterEach(() => closePages());

/** A file as the browser's file chooser gives it. */
const asFile = (text: string) => ({
	name: 'bakery.json',
	mimeType: 'application/json',
	buffer: Buffer.from(text),
});

const SMALL = JSON.stringify({
	format: 'dashboard-for-jetpack/settings',
	version: 1,
	site: 'Bakery',
	modules: { carousel: true, latex: true, wordads: true },
	settings: { carousel_background_color: 'white' },
});

it('a downloaded file changes nothing here; another one is applied, kept after a reload, and undone', async () => {
	const { page, container, waitForTitle, complaints } = await openDashboard('admin', {
		hash: '#/privacy',
	});
	await container.getByRole('link', { name: 'Tools', exact: true }).click();
	await waitForTitle('Health');
	await container.getByRole('link', { name: 'Copy settings' }).click();
	await waitForTitle('Copy settings');
	const arriving = page.waitForEvent('download');
	await container.getByRole('button', { name: 'Download settings' }).click();
	const download = await arriving;
	expect(download.suggestedFilename()).toMatch(/^jetpack-settings-.*\.json$/);
	const own = await readFile((await download.path()) ?? '', 'utf8');
	const input = container.getByLabel('Settings file');
	await input.setInputFiles(asFile(own));
	await container.getByText('This site already has these settings.').waitFor();
	await container.getByRole('button', { name: 'Close' }).click();

	await input.setInputFiles(asFile(SMALL));
	await container.getByText("1 setting can't be applied here").waitFor();
	await container.getByRole('button', { name: 'Apply 3 changes' }).click();
	await container.getByRole('heading', { name: '3 changes applied.' }).waitFor();
	await page.reload();
	await container.getByRole('button', { name: 'Undo all' }).click();
	await container
		.getByRole('heading', { name: 'Undone. Your earlier settings are back.' })
		.waitFor();
	await container.getByRole('button', { name: 'Done' }).click();
	await input.setInputFiles(asFile(own));
	await container.getByText('This site already has these settings.').waitFor();
	expect(complaints).toEqual([]);
});

it('the tools are accessible at 320 px', async () => {
	const dashboard = await openDashboard('admin', { hash: '#/tools/copy', width: 320 });
	const { page, container, complaints } = dashboard;
	const look = async () => [...(await findViolations(page)), ...(await findOverflow(page))];
	await container.getByRole('button', { name: 'Download settings' }).waitFor();
	const offences = await look();
	await takePicture(page, 'tools-320');
	await container.getByLabel('Settings file').setInputFiles(asFile(SMALL));
	await container.getByRole('button', { name: "1 setting can't be applied here" }).click();
	offences.push(...(await look()));
	await takePicture(page, 'tools-plan-320');
	await container.getByRole('button', { name: 'Apply 3 changes' }).click();
	await container.getByRole('heading', { name: '3 changes applied.' }).waitFor();
	offences.push(...(await look()));
	await takePicture(page, 'tools-result-320');
	expect([...offences, ...complaints]).toEqual([]);
});
