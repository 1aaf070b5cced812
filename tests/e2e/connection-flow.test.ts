import type { Page } from 'playwright-core';
import { closePages, openPage, type WatchedPage } from './support/browser';
import { CONTAINER, openDashboard } from './support/dashboard';
import { pathOf } from './support/faults';
import { callRest, loadScenario } from './support/rest';
import type { Role } from './support/site';

const statusOf = async (role: Role = 'admin') =>
	(await callRest(role, 'jetpack/v4/connection')).body as Record<string, unknown>;

/** With the keyboard, which is all that connecting needs. */
const press = (page: Page, name: string | RegExp) =>
	page
		.getByRole('button', { name, exact: typeof name === 'string' })
		.first()
		.press('Enter');

async function decide(page: Page, decision: 'Approve' | 'Deny') {
	await page.getByRole('heading', { name: 'Sandbox cloud' }).waitFor();
	await press(page, decision);
	await page.waitForURL(/page=jetpack/);
}

const see = (page: Page, text: string | RegExp) =>
	page.locator('#jp-plugin-container').getByText(text).first().waitFor();

afterEach(() => closePages());

describe('connecting and disconnecting a site', () => {
	let walk: WatchedPage;
	const complaints: string[] = [];

	beforeAll(() => loadScenario('disconnected'));

	afterEach(() => {
		complaints.push(...walk.complaints);
	});

	it('CONN-24, CONN-26 connects the site and its owner, and shows a success notice', async () => {
		walk = await openDashboard('admin');
		await press(walk.page, 'Set up Jetpack');
		await walk.page.waitForURL(/from=main-connect/);
		await decide(walk.page, 'Approve');
		await see(walk.page, 'Your site is now connected.');
		await expect(statusOf()).resolves.toMatchObject({
			isRegistered: true,
			isUserConnected: true,
			hasConnectedOwner: true,
		});
	});

	it('CONN-20, CONN-21 links a second administrator', async () => {
		walk = await openDashboard('admin2');
		await walk.page.getByRole('link', { name: 'Connect your account' }).last().click();
		await press(walk.page, 'Connect your user account');
		await decide(walk.page, 'Approve');
		await see(walk.page, 'Your account is now connected to WordPress.com.');
		await expect(statusOf('admin2')).resolves.toMatchObject({ isUserConnected: true });
	});

	it('CONN-20, CONN-35 unlinks that administrator with one call when clicked twice', async () => {
		walk = await openDashboard('admin2');
		const calls: string[] = [];
		walk.page.on('request', (request) => {
			if (pathOf(request) === 'connection/user') {
				calls.push(request.url());
			}
		});
		const card = walk.page.getByRole('group', { name: 'Account connection' });
		await card.getByRole('button', { name: 'Disconnect' }).dblclick();
		await see(walk.page, 'Unlinked from WordPress.com.');
		await card.getByRole('link', { name: 'Connect your account' }).waitFor();
		expect(calls).toHaveLength(1);
		await expect(statusOf('admin2')).resolves.toMatchObject({ isUserConnected: false });
	});

	it('DISCON-02, DISCON-11 disconnects from the card, submits the survey and shows the thank-you step', async () => {
		walk = await openDashboard('admin');
		await press(walk.page, 'Manage site connection');
		await press(walk.page, 'Disconnect');
		await press(walk.page, 'Tell us why');
		await walk.page.getByRole('radio', { name: 'It slowed my site down.' }).check();
		await press(walk.page, 'Submit');
		await walk.page.getByRole('dialog', { name: 'Thank you!' }).waitFor();
		await press(walk.page, 'Back to the dashboard');
		await see(walk.page, 'Your site is no longer connected to WordPress.com.');
		await expect(statusOf()).resolves.toMatchObject({ isRegistered: false });
	});

	it('SHELL-10, CONN-06 connects the site again through a link inside the app and the keyboard', async () => {
		walk = await openDashboard('admin', { hash: '#/privacy' });
		// The link is in another plugin's notice, because no screen of a disconnected site has one.
		await walk.page.evaluate(() => {
			const notice = '<div class="notice notice-error"><a href="#/setup">Connect now</a></div>';
			document.getElementById('wpbody-content')?.insertAdjacentHTML('afterbegin', notice);
		});
		// The link is the app's own only once the app has taken the notice in.
		await walk.page.locator(CONTAINER).getByRole('link', { name: 'Connect now' }).press('Enter');
		await decide(walk.page, 'Approve');
		await see(walk.page, 'Your site is now connected.');
	});

	it('CONN-31, CONN-33 reconnects through the authorization page', async () => {
		walk = await openDashboard('admin', { hash: '#/reconnect' });
		await press(walk.page, 'Reconnect');
		await decide(walk.page, 'Approve');
		await see(walk.page, 'Your site is now connected.');
	});

	it('logs no error during the whole flow', () => {
		expect(complaints).toEqual([]);
	});
});

describe('other endings of the connection flow', () => {
	it('CSTATE-04 asks for a reason after a denied authorization and can still connect', async () => {
		await loadScenario('disconnected');
		const { page } = await openDashboard('admin');
		await press(page, 'Set up Jetpack');
		await decide(page, 'Deny');
		await see(page, /You didn't finish connecting/);
		await page.getByRole('link', { name: /survey/ }).waitFor();
		await expect(statusOf()).resolves.toMatchObject({
			isRegistered: true,
			hasConnectedOwner: false,
		});
		await page.getByRole('link', { name: 'Connect your account' }).last().click();
		await press(page, 'Connect your user account');
		await decide(page, 'Approve');
		await see(page, 'Your site is now connected.');
	});

	it('leaves a working button after Back without a decision', async () => {
		await loadScenario('disconnected');
		const { page } = await openDashboard('admin', { hash: '#/connect-user' });
		await press(page, /Set up Jetpack|Connect your user account/);
		await page.getByRole('heading', { name: 'Sandbox cloud' }).waitFor();
		await page.goBack();
		await press(page, /Set up Jetpack|Connect your user account/);
		await decide(page, 'Approve');
		await see(page, 'Your site is now connected.');
	});

	it('restores a broken connection', async () => {
		await loadScenario('connection-error');
		const { page } = await openDashboard('admin', { hash: '#/privacy' });
		await press(page, 'Restore Connection');
		await page.getByRole('heading', { name: 'Sandbox cloud' }).waitFor();
	});

	it("CSTATE-06 refuses another user's authorization and explains what to do", async () => {
		await loadScenario('site-only');
		const { body } = await callRest('admin', 'jetpack/v4/connection/authorize_url');
		const url = new URL((body as { authorizeUrl: string }).authorizeUrl);
		const back = new URL(url.searchParams.get('redirect_uri') ?? '');
		back.searchParams.set('code', 'made-up');
		back.searchParams.set('state', '999');
		const { page } = await openPage('admin');
		await page.goto(back.href);
		await see(page, /Stay logged in/);
	});
});
