import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { loadScenario, readSetting } from './support/rest';
import { sessionOf } from './support/session';
import { SITE } from './support/site';

beforeAll(() => loadScenario('free'));
afterEach(() => closePages());

it('toggle: saves nothing and reloads the page after a login as another user in a second tab', async () => {
	const { page, context, container, complaints } = await openDashboard('admin');
	const before = await readSetting('photon');
	const other = await context.newPage();
	await context.clearCookies();
	await context.addCookies(await sessionOf('admin2'));
	await other.goto(`${SITE}/wp-admin/profile.php`, { waitUntil: 'domcontentloaded' });
	await expect(other.locator('#user_login').inputValue()).resolves.toBe('admin2');

	const reloaded = page.waitForEvent('load');
	await container.getByRole('switch', { name: 'Image accelerator' }).click();
	await reloaded;
	await container.locator('[data-screen-title]').first().waitFor({ state: 'attached' });
	await expect(readSetting('photon')).resolves.toBe(before);
	const user = await page.evaluate(() => {
		const { Initial_State: printed } = window as unknown as {
			Initial_State: { userData: { currentUser: { username: string } } };
		};
		return printed.userData.currentUser.username;
	});
	expect(user).toBe('admin2');
	expect(complaints).toEqual([]);
});
