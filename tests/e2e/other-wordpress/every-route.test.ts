import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ROUTES } from '@/extras/routes';
import { classNames } from '../../../bin/lib/class-names';
import { openDashboard, type Dashboard } from '../support/dashboard';
import { loadScenario } from '../support/rest';

const SOURCE = join(__dirname, '../../../src');
const style = { resourcePath: join(SOURCE, 'ui/error-state/style.module.scss') };
const ERROR_STATE = `.${classNames(SOURCE)(style, '', 'state')}`;

/** Every route of the app, apart from those that leave the page. */
const PATHS = ROUTES.filter(({ group }) => group !== 'plans').map(({ path }) => path);

function watchFiles(page: Page): string[] {
	const lost: string[] = [];
	const isFile = (kind: string) => kind === 'script' || kind === 'stylesheet';
	page.on('requestfailed', (request) => {
		if (isFile(request.resourceType())) {
			lost.push(`not loaded: ${request.url()}`);
		}
	});
	page.on('response', (response) => {
		if (isFile(response.request().resourceType()) && response.status() >= 400) {
			lost.push(`HTTP ${response.status()}: ${response.url()}`);
		}
	});
	return lost;
}

/** Returns the faults of a route's screen, and empties the lists for the next one. */
async function flawsOf(
	{ container, title, complaints }: Dashboard,
	lost: string[],
): Promise<string[]> {
	const errors = await container.locator(ERROR_STATE).allTextContents();
	return [
		...((await title.textContent())?.trim() ? [] : ['no heading']),
		...errors.map((text) => `error state: ${text}`),
		...complaints.splice(0),
		...lost.splice(0),
	];
}

beforeAll(() => loadScenario('security'));

describe.each(['admin', 'editor'] as const)('every route as %s', (role) => {
	let dashboard: Dashboard;
	let lost: string[] = [];

	beforeAll(async () => {
		dashboard = await openDashboard(role, {
			prepare: async (page) => {
				lost = watchFiles(page);
			},
		});
	});

	it.each(PATHS)('%s shows a heading and nothing that failed', async (path) => {
		await dashboard.goTo(`#${path}`);
		await expect(flawsOf(dashboard, lost)).resolves.toEqual([]);
	});
});

it('a screen whose script is missing counts as failed', async () => {
	let lost: string[] = [];
	const dashboard = await openDashboard('admin', {
		prepare: async (page) => {
			lost = watchFiles(page);
			await page.route(/\/build\/(?!admin\.)[\w-]*health[\w-]*\.js/, (route) => route.abort());
		},
	});
	await dashboard.goTo('#/tools');
	await dashboard.container.locator(ERROR_STATE).first().waitFor();
	await expect(flawsOf(dashboard, lost)).resolves.toEqual(
		expect.arrayContaining([
			expect.stringMatching(/^error state: This screen didn't load/),
			expect.stringMatching(/^not loaded: .*health/),
		]),
	);
});
