import type { Locator, Page } from 'playwright-core';
import { findViolations } from './support/axe';
import { closePages } from './support/browser';
import { openDashboard, type Dashboard } from './support/dashboard';
import { takePicture } from './support/picture';
import { callRest, loadScenario, readSetting } from './support/rest';

const AUTO = 'Verify with Google';
const VERIFIED = 'Your site is verified with Google';

let dashboard: Dashboard;
let card: Locator;

const button = (name: string) => card.getByRole('button', { name, exact: true });
const field = (name: string) => card.getByRole('textbox', { name, exact: true });
const hasFocus = (locator: Locator) =>
	locator.evaluate((element) => element === document.activeElement);

async function open(scenario: string, prepare?: (page: Page) => Promise<void>) {
	await loadScenario(scenario);
	dashboard = await openDashboard('admin', { hash: '#/traffic', prepare });
	card = dashboard.container.getByRole('region', { name: 'Site verification', exact: true });
}

async function answerWindow(choice: 'Approve' | 'Deny') {
	const [popUp] = await Promise.all([
		dashboard.page.waitForEvent('popup'),
		button(AUTO).press('Enter'),
	]);
	await popUp.getByRole('heading', { name: 'Sandbox cloud' }).waitFor();
	const closed = popUp.waitForEvent('close');
	await popUp.getByRole('button', { name: choice }).click();
	await closed;
}

const readSaved = async () => (await readSetting('google')) as string;

afterEach(async () => {
	expect(dashboard.complaints).toEqual([]);
	await closePages();
});

it('VERIFY-13 VERIFY-25 verifies the site after access is granted in the pop-up, and keeps it verified after a reload', async () => {
	await open('free');
	await field('Google').waitFor();
	await answerWindow('Approve');
	await card.getByText(VERIFIED).waitFor();
	await dashboard.page.getByText('Your site is verified with Google.').first().waitFor();
	expect(await readSaved()).toMatch(/^\w{20,}$/);
	await expect(hasFocus(button('Edit'))).resolves.toBe(true);
	expect(await findViolations(dashboard.page)).toEqual([]);
	await takePicture(dashboard.page, 'verification-verified');
	await dashboard.reload();
	await card.getByText(VERIFIED).waitFor();
	await card.getByRole('link', { name: /^Open Google Search Console/ }).waitFor();
});

it('VERIFY-13 changes nothing and keeps both options when the pop-up is refused or closed', async () => {
	await open('verification-token');
	await button(AUTO).waitFor();
	await answerWindow('Deny');
	await card.getByText('The window was closed before Google could verify').waitFor();
	await expect(hasFocus(button(AUTO))).resolves.toBe(true);
	expect(await findViolations(dashboard.page)).toEqual([]);

	let opened = 0;
	dashboard.page.on('popup', () => (opened += 1));
	const [popUp] = await Promise.all([
		dashboard.page.waitForEvent('popup'),
		button(AUTO).press('Enter'),
	]);
	await card.getByText('Finish in the window that just opened.').waitFor();
	// A message from another window is ignored, and a second click opens no other window.
	await dashboard.page.evaluate(() => window.postMessage({ keyring_id: 1 }, '*'));
	await button(AUTO).press('Enter');
	await popUp.close();
	await card.getByText('The window was closed before Google could verify').waitFor();
	expect(opened).toBe(1);
	await expect(card.getByText(VERIFIED).count()).resolves.toBe(0);
	const { body } = await callRest('admin', 'jetpack/v4/verify-site/google');
	expect(body).toMatchObject({ verified: false });
});
