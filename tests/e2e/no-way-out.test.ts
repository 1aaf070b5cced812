import type { BrowserContext, Page, Request } from 'playwright-core';
import { sampleOf } from '#tests/support/long';
import { closePages } from './support/browser';
import { openDashboard, type DashboardOptions } from './support/dashboard';
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
});

afterAll(() => loadScenario('free'));
