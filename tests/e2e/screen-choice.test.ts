import type { Page } from 'playwright-core';
import { closePages } from './support/browser';
import { CONTAINER, focusOf, hashOf, openDashboard } from './support/dashboard';
import { withData } from './support/patch';
import { callRest, loadScenario } from './support/rest';

const STORE_SETUP = /Security, Growth, & Performance tools for WordPress businesses/;
const CONNECT = /Secure and speed up your site for free/;

/** Presses a link, or a button that looks like one. */
const follow = (page: Page, name: string | RegExp) =>
	page.getByRole('link', { name }).or(page.getByRole('button', { name })).click();

afterEach(() => closePages());

describe('a connected site', () => {
	beforeAll(() => loadScenario('free'));

	it('SHELL-08, CONN-02 /connect-user shows an unlinked administrator, under a general heading, how to connect an account', async () => {
		const { waitForTitle, page } = await openDashboard('admin2', { hash: '#/connect-user' });
		await waitForTitle('Unlock all the amazing features of Jetpack by connecting now');
		await follow(page, 'Not now');
		await waitForTitle('At a Glance');
		await expect(hashOf(page)).resolves.toBe('#/dashboard');
	});

	it('SHELL-09, SHELL-24 /woo-setup shows the store setup, which continues to the dashboard', async () => {
		const { waitForTitle, page } = await openDashboard('admin', { hash: '#/woo-setup' });
		await waitForTitle(STORE_SETUP);
		await follow(page, /Continue to Jetpack/);
		await waitForTitle('At a Glance');
	});

	it('SHELL-16 redirects to the dashboard when recommendations are disabled', async () => {
		const patch = { data: withData({ siteData: { showRecommendations: false } }) };
		const { waitForTitle, goTo, page } = await openDashboard('admin', {
			hash: '#/recommendations',
			patch,
		});
		await waitForTitle('At a Glance');
		await goTo('#/recommendations/summary', 'At a Glance');
		await expect(hashOf(page)).resolves.toBe('#/dashboard');
	});

	it('SHELL-18 /license/activation redirects an administrator who is not the linked owner to the dashboard', async () => {
		const { waitForTitle, page } = await openDashboard('admin2', { hash: '#/license/activation' });
		await waitForTitle('At a Glance');
		await expect(hashOf(page)).resolves.toBe('#/dashboard');
	});

	it('SHELL-25 redirects a store to its setup once, then back to its destination', async () => {
		const patch = {
			data: withData({ isWooCommerceActive: true, hasSeenWCConnectionModal: false }),
		};
		const { waitForTitle, page, goTo } = await openDashboard('admin', { hash: '#/traffic', patch });
		await waitForTitle(STORE_SETUP);
		await expect(hashOf(page)).resolves.toBe('#/woo-setup');
		await follow(page, 'Not now');
		await waitForTitle(/At a Glance|Traffic/);
		await goTo('#/dashboard', 'At a Glance');
	});

	it('SHELL-26, SHELL-31, ROLE-02 shows only At a Glance to users who cannot manage modules, and no store setup', async () => {
		const parts = { isWooCommerceActive: true, hasSeenWCConnectionModal: false };
		const { container, goTo, page, waitForTitle } = await openDashboard('editor', {
			patch: { data: withData(parts) },
		});
		await waitForTitle('At a Glance');
		await expect(hashOf(page)).resolves.toBe('#/dashboard');
		await expect(container.getByRole('link', { name: 'My Plan' }).count()).resolves.toBe(0);
		await goTo('#/my-plan', 'At a Glance');
		await expect(hashOf(page)).resolves.toBe('#/dashboard');
	});
});

describe('a disconnected site', () => {
	beforeAll(() => loadScenario('disconnected'));

	it('SHELL-30, SHELL-24 shows the main connect screen, and the store setup that offers to set Jetpack up', async () => {
		const { waitForTitle, goTo, page, complaints } = await openDashboard('admin');
		await waitForTitle(CONNECT);
		await goTo('#/woo-setup', STORE_SETUP);
		await page.getByRole('button', { name: 'Set up Jetpack' }).waitFor();
		expect(complaints).toEqual([]);
	});

	it('SHELL-10, CONN-06 /setup, opened directly, focuses the button that connects the site', async () => {
		const { page } = await openDashboard('admin', { hash: '#/setup' });
		await expect(focusOf(page)).resolves.toBe('Set up Jetpack');
		await page.reload();
		await page.getByRole('button', { name: 'Set up Jetpack' }).waitFor();
		const { body: before } = await callRest('admin', 'jetpack/v4/connection');
		expect(before).toMatchObject({ isRegistered: false });
		await page.getByRole('button', { name: 'Set up Jetpack', exact: true }).press('Enter');
		await page.getByRole('button', { name: 'Approve' }).click();
		await page
			.locator(`${CONTAINER} [data-screen-title]`)
			.filter({ hasText: /./ })
			.waitFor({ state: 'attached' });
		const { body } = await callRest('admin', 'jetpack/v4/connection');
		expect(body).toMatchObject({
			isRegistered: true,
			isUserConnected: true,
			hasConnectedOwner: true,
		});
	});

	it('SHELL-27 shows a partner’s coupon first', async () => {
		await loadScenario('coupon');
		const { waitForTitle } = await openDashboard('admin');
		await waitForTitle(/Welcome to Jetpack .+ traveler!/);
	});
});

it('SHELL-28, SHELL-29 a partner’s coupon on a connected site is shown only when the address asks for it', async () => {
	await loadScenario('coupon-connected');
	const plain = await openDashboard('admin');
	await plain.waitForTitle('At a Glance');
	const asked = await openDashboard('admin', { query: '&showCouponRedemption=1' });
	await asked.waitForTitle(/Welcome to Jetpack .+ traveler!/);
});
