import type { BrowserContext, Page, Request } from 'playwright-core';
import { sampleOf } from '#tests/support/long';
import { closePages } from './support/browser';
import { openDashboard, type DashboardOptions } from './support/dashboard';
import { CONFIRM, pressInDialog, waitForDialog } from './support/dialogs';
import { loadScenario } from './support/rest';
import { SITE, type Role } from './support/site';
import { PATHS } from './worlds/looks';

const VISITS: Record<string, [scenario: string, role: Role]> = {
	'security as admin': ['security', 'admin'],
	'security as subscriber': ['security', 'subscriber'],
	'release-notes as admin': ['release-notes', 'admin'],
	'messages as admin': ['messages', 'admin'],
	'cloud-unreachable as admin': ['cloud-unreachable', 'admin'],
	'disconnected as admin': ['disconnected', 'admin'],
	'identity-crisis as admin': ['identity-crisis', 'admin'],
};

const BAR = 'Sandbox: invented data, nothing is connected';

/** The requests to other hosts, from all pages that a test opens. */
const outside = new Set<Request>();

const record = (request: Request) => {
	const { origin, protocol } = new URL(request.url());
	if (origin !== new URL(SITE).origin && protocol.startsWith('http')) {
		outside.add(request);
	}
};

/** Removes a request that the sandbox's policy has blocked. */
const removeBlocked = (request: Request) => {
	if (request.failure()?.errorText === 'csp') {
		outside.delete(request);
	}
};

/** The contexts are shared with other files, so the listeners have to be removed. */
const watched = new Set<BrowserContext>();

const open = (role: Role, options: DashboardOptions = {}) =>
	openDashboard(role, {
		...options,
		async prepare(page) {
			watched.add(page.context().on('request', record).on('requestfailed', removeBlocked));
		},
	});

const press = (page: Page, name: string) =>
	page.getByRole('button', { name, exact: true }).first().click();

async function tellWhy(page: Page) {
	await pressInDialog(page, 'Tell us why');
	await waitForDialog(page, 'Before you go, help us improve');
	await page.getByRole('radio', { name: 'Another reason' }).check();
	await page.getByRole('dialog').getByRole('textbox').fill('Moved on');
	const answered = page.waitForResponse((response) => response.url().includes('marketing'));
	await pressInDialog(page, 'Submit');
	await waitForDialog(page, 'Thank you!');
	expect((await answered).url().startsWith(SITE)).toBe(true);
}

beforeEach(() => {
	outside.clear();
});
afterEach(async () => {
	await closePages();
	watched.forEach((context) => context.off('request', record).off('requestfailed', removeBlocked));
	watched.clear();
	expect([...outside].map((request) => `${request.method()} ${request.url()}`)).toEqual([]);
});

describe('the sandbox contains every request', () => {
	it.each(sampleOf(VISITS, ['security as admin', 'messages as admin']))(
		'when browsing: %s',
		async (_name, [scenario, role]) => {
			await loadScenario(scenario);
			const { page, goTo } = await open(role);
			await expect(page.getByText(BAR).count()).resolves.toBe(1);
			for (const path of scenario === 'security' ? PATHS : ['/security', '/dashboard']) {
				await goTo(`#${path}`);
				await page.keyboard.press('Escape');
			}
		},
	);

	it('when connecting the site', async () => {
		await loadScenario('disconnected');
		const { page } = await open('admin');
		await press(page, 'Set up Jetpack');
		await page.getByRole('heading', { name: 'Sandbox cloud' }).waitFor();
		await expect(page.getByText(BAR).count()).resolves.toBe(1);
		await press(page, 'Approve');
		await page.locator('#jp-plugin-container').getByText('is now connected').first().waitFor();
	});

	it('when deactivating on the plugins screen', async () => {
		await loadScenario('security');
		const { page } = await open('admin');
		await page.goto(`${SITE}/wp-admin/plugins.php`);
		await page.locator('tr[data-plugin^="dashboard-for-jetpack/"] .deactivate a').click();
		await waitForDialog(page, CONFIRM);
		await pressInDialog(page, 'Deactivate');
		await waitForDialog(page, 'Your site is disconnected');
		await tellWhy(page);
	});

	it('on an outdated page, which also shows the bar', async () => {
		await loadScenario('free');
		const { page } = await open('admin');
		for (const slug of ['jetpack_about', 'jetpack-debugger', 'jetpack_modules']) {
			await page.goto(`${SITE}/wp-admin/admin.php?page=${slug}`);
			await expect(page.getByText(BAR).count()).resolves.toBe(1);
		}
	});
});

describe('the sandbox bar', () => {
	beforeAll(() => loadScenario('free'));

	it.each([
		{ width: 480, isRightToLeft: false },
		{ width: 1280, isRightToLeft: true },
	])('spans the full width above the app, and is outside it: %o', async (options) => {
		const { page, container } = await open('admin', options);
		await expect(container.getByText(BAR).count()).resolves.toBe(0);
		const bar = await page.getByText(BAR).boundingBox();
		const app = await container.boundingBox();
		const content = await page.locator('#wpcontent').boundingBox();
		expect(bar && app && bar.y + bar.height <= app.y).toBe(true);
		expect(Math.abs((bar?.width ?? 0) - (content?.width ?? 0))).toBeLessThanOrEqual(1);
		await expect(
			page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
		).resolves.toBeLessThanOrEqual(0);
	});
});

afterAll(() => loadScenario('free'));
