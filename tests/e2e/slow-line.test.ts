import type { Page } from 'playwright-core';
import { closePages, openPage } from './support/browser';
import { CONTAINER } from './support/dashboard';
import { loadScenario, readSetting } from './support/rest';
import { PAGE } from './support/site';

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

beforeEach(() => loadScenario('free'));
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
