import type { Page } from 'playwright-core';
import { closePages, openPage } from './support/browser';
import { CONTAINER, openDashboard } from './support/dashboard';
import { callRest, loadScenario, readSetting } from './support/rest';
import { PAGE } from './support/site';

const TEXT = 'Say what you think';
const PROMPT = 'highlander_comment_form_prompt';
const COLORS = 'jetpack_comment_form_color_scheme';

const openForm = async () => {
	const dashboard = await openDashboard('admin', { hash: '#/discussion' });
	const { container } = dashboard;
	return {
		...dashboard,
		field: container.getByLabel('Comment form introduction', { exact: true }),
		colors: container.getByLabel('Color scheme', { exact: true }),
		save: () =>
			container
				.locator('button:not([aria-disabled="true"])', { hasText: 'Save settings' })
				.first()
				.click(),
	};
};

/** 400 ms of latency and 400 KB/s, as on a bad phone line. */
async function slowDown(page: Page) {
	const session = await page.context().newCDPSession(page);
	await session.send('Network.enable');
	await session.send('Network.emulateNetworkConditions', {
		offline: false,
		latency: 400,
		downloadThroughput: 400_000,
		uploadThroughput: 400_000,
	});
}

beforeEach(async () => {
	await loadScenario('free');
	await callRest('admin', 'jetpack/v4/settings', { comments: true, [PROMPT]: 'Before' });
});
afterEach(() => closePages());
afterAll(() => loadScenario('free'));

it('saves a switch that is clicked on a slow line, while the rest of the page loads', async () => {
	const before = await readSetting('monitor');
	const { page, complaints } = await openPage('admin');
	await slowDown(page);
	await page.goto(`${PAGE}#/dashboard`, { waitUntil: 'commit' });
	const toggle = page.locator(CONTAINER).getByRole('switch', { name: 'Downtime monitoring' });
	const saved = page.waitForResponse(
		(response) => response.request().method() === 'POST' && /settings/.test(response.url()),
	);
	await toggle.click();
	await saved;
	await expect(toggle.isChecked()).resolves.toBe(!before);
	await expect(readSetting('monitor')).resolves.toBe(!before);
	expect(complaints).toEqual([]);
});

it('keeps the text of a form that is saved offline, reports the failure, and saves on the next try', async () => {
	const { page, context, field, save } = await openForm();
	await field.fill(TEXT);
	await context.setOffline(true);
	await save();
	await page
		.getByText(/reach the server|offline/i)
		.first()
		.waitFor();
	await expect(page.getByText('Updated settings.').count()).resolves.toBe(0);
	await expect(field.inputValue()).resolves.toBe(TEXT);
	await context.setOffline(false);
	await save();
	await page.getByText('Updated settings.').first().waitFor();
	await expect(readSetting(PROMPT)).resolves.toBe(TEXT);
});

it('sends only the changes of a form in its tab, so that those of another tab are not lost', async () => {
	const [one, other] = [await openForm(), await openForm()];
	await one.field.fill(TEXT);
	await one.save();
	await one.page.getByText('Updated settings.').first().waitFor();
	const sent = other.page.waitForRequest((request) => request.method() === 'POST');
	await other.colors.selectOption('dark');
	await other.save();
	await other.page.getByText('Updated settings.').first().waitFor();
	expect(Object.keys((await sent).postDataJSON() as object)).toEqual([COLORS]);
	await expect(readSetting(PROMPT)).resolves.toBe(TEXT);
	await expect(readSetting(COLORS)).resolves.toBe('dark');
});
