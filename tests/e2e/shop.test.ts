import type { Page } from 'playwright-core';
import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { callRest, loadScenario } from './support/rest';
import { SITE, type Role } from './support/site';

const PRODUCT = '#/product/backup';
const GET = 'Get Jetpack Backup';
const SHOP = `${SITE}/?dashboard-for-jetpack-cloud=checkout`;
const BANNER = 'One free year of Backup';

/** The data of a response, which may be JSON in a string. */
async function readData<T>(path: string): Promise<T> {
	const { body } = await callRest('admin', `jetpack/v4/${path}`);
	const { data } = body as { data: unknown };
	return (typeof data === 'string' ? JSON.parse(data) : data) as T;
}

const readPurchases = async () =>
	(await readData<{ product_slug: string }[]>('site/purchases')).map((one) => one.product_slug);

const see = (page: Page, text: string | RegExp) =>
	page.locator('#jp-plugin-container').getByText(text).first().waitFor();

const press = (page: Page, name: string | RegExp) =>
	page
		.getByRole('button', { name, exact: typeof name === 'string' })
		.first()
		.click();

async function goToCheckout(page: Page, name: string | RegExp = GET) {
	await page.getByRole('link', { name }).first().click();
	await page.getByRole('heading', { name: 'Sandbox cloud' }).waitFor();
}

const open = (role: Role = 'admin', hash = PRODUCT) => openDashboard(role, { hash });

afterEach(() => closePages());
afterAll(() => loadScenario('free'));

describe('a purchase', () => {
	it('PRODUCT-05 appears on the page, on the dashboard and on the site when the buyer returns', async () => {
		await loadScenario('free');
		const { page, goTo, complaints } = await open();
		await goToCheckout(page);
		await page.getByText('Jetpack Backup (10GB) for the first year: 59.40 USD').waitFor();
		await press(page, 'Pay');
		await page.waitForURL(/page=jetpack#\/product\/backup\?bought$/);
		await see(page, 'Jetpack Backup is active on this site.');
		await see(page, 'Active on this site');
		await expect(page.getByRole('link', { name: GET }).count()).resolves.toBe(0);
		await expect(readPurchases()).resolves.toEqual(['jetpack_backup_t1_yearly']);
		await goTo('#/dashboard', 'At a Glance');
		const backup = page.getByRole('group', { name: 'Backup', exact: true });
		await expect(backup.getByRole('link', { name: 'Upgrade' }).count()).resolves.toBe(0);
		expect(complaints).toEqual([]);
	});

	it('is made once by a double click, applies the coupon and changes the plan', async () => {
		await loadScenario('discount-valid');
		const { page } = await open();
		await goToCheckout(page, 'Get Jetpack Security');
		await page.getByText('104.58 USD').waitFor();
		await page.getByText('Your coupon is applied.').waitFor();
		await page.getByRole('button', { name: 'Pay' }).dblclick();
		// The second press cancels the first redirect, which `waitForURL` would report as a failure.
		await see(page, 'Jetpack Security is active on this site.');
		expect(page.url()).toMatch(/#\/product\/security\?bought$/);
		await expect(readPurchases()).resolves.toEqual(['jetpack_security_t1_yearly']);
		await expect(readData('site/discount')).resolves.toMatchObject({ is_used: true });
		await expect(page.getByText(/Save up to/).count()).resolves.toBe(0);
	});

	it('is not made when the buyer cancels', async () => {
		await loadScenario('free');
		const { page } = await open();
		await goToCheckout(page);
		await press(page, 'Cancel');
		await see(page, /^Just bought Jetpack Backup\?/);
		await page.getByRole('link', { name: GET }).waitFor();
		await expect(readPurchases()).resolves.toEqual([]);
	});

	it('refuses a return address outside this site’s admin and offers a link to the dashboard', async () => {
		await loadScenario('free');
		const { page } = await open();
		const query = encodeURIComponent(`redirect_to=${SITE}/wp-admin/../wp-login.php`);
		await page.goto(`${SHOP}&path=jetpack_scan&query=${query}`);
		await expect(page.getByRole('button', { name: 'Pay' }).count()).resolves.toBe(0);
		await page.getByRole('link', { name: 'Back to the dashboard' }).click();
		await page.waitForURL(`${SITE}/wp-admin/admin.php?page=jetpack**`);
	});
});

it('COUPON-04 COUPON-06 a partner’s coupon is redeemed while connecting', async () => {
	await loadScenario('coupon');
	const { page } = await open('admin', '#/dashboard');
	await press(page, 'Set up & redeem Jetpack Backup');
	await page.getByRole('heading', { name: 'Sandbox cloud' }).waitFor();
	await press(page, 'Approve');
	await page.waitForURL(/page=jetpack.*partnerCoupon=IONOS_IONA_abc123/);
	const redeem = page.getByRole('link', { name: 'Redeem Jetpack Backup' });
	await redeem.waitFor();
	const href = new URL((await redeem.getAttribute('href')) ?? '');
	expect(href.hostname).toBe('jetpack.com');
	expect(href.searchParams.get('path')).toBe('jetpack_backup_daily');
	expect(href.searchParams.get('site')).toBe(new URL(SITE).host);
	expect(href.searchParams.get('query')).toContain('coupon=IONOS_IONA_abc123');
	await goToCheckout(page, 'Redeem Jetpack Backup');
	await page.getByText('Jetpack Backup for the first year: 0.00').waitFor();
	await press(page, 'Pay');
	await page.getByRole('heading', { level: 1, name: 'At a Glance' }).waitFor({ state: 'attached' });
	await expect(readPurchases()).resolves.toEqual(['jetpack_backup_daily']);
	await expect(page.getByRole('region', { name: BANNER }).count()).resolves.toBe(0);
});

describe('permission to buy', () => {
	beforeAll(() => loadScenario('free'));

	it('ROLE-13 is refused for an editor, even with the address of the checkout', async () => {
		const { page } = await open('editor');
		await see(page, 'Ask an administrator of this site to get this.');
		await expect(page.getByText('$').count()).resolves.toBe(0);
		const answer = await page.goto(`${SHOP}&path=jetpack_scan`);
		expect(answer?.status()).toBe(403);
		await expect(page.getByRole('button', { name: 'Pay' }).count()).resolves.toBe(0);
	});
});
