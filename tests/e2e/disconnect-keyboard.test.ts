import { closePages } from './support/browser';
import { focusOf, openDashboard } from './support/dashboard';
import { loadScenario } from './support/rest';
import { CONFIRM, waitForDialog } from './support/dialogs';

afterEach(() => closePages());

it('disconnects with only the keyboard, from the dashboard to the end of the survey', async () => {
	await loadScenario('free');
	const { page } = await openDashboard('admin', { hash: '#/disconnect' });
	await waitForDialog(page, CONFIRM);
	const tabTo = async (name: RegExp) => {
		for (let presses = 0; presses < 12; presses++) {
			if (name.test(await focusOf(page))) {
				return;
			}
			await page.keyboard.press('Tab');
		}
		throw new Error(`${name} cannot be reached by Tab; the focus is on ${await focusOf(page)}.`);
	};
	await page.keyboard.press('Escape');
	await waitForDialog(page, CONFIRM);
	await tabTo(/^Disconnect$/);
	await page.keyboard.press('Enter');
	await waitForDialog(page, 'Your site is disconnected');
	await tabTo(/^Tell us why$/);
	await page.keyboard.press('Enter');
	await waitForDialog(page, 'Before you go, help us improve');
	await page.getByRole('radio').first().waitFor();
	const isOnRadio = () =>
		page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.type === 'radio');
	for (let presses = 0; presses < 6 && !(await isOnRadio()); presses++) {
		await page.keyboard.press('Tab');
	}
	await page.keyboard.press('Enter');
	await tabTo(/^Submit$/);
	await page.keyboard.press('Enter');
	await waitForDialog(page, 'Thank you!');
	await tabTo(/^Back to the dashboard$/);
	await page.keyboard.press('Enter');
	await page.getByRole('dialog').waitFor({ state: 'detached' });
});
