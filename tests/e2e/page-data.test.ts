import { findViolations } from './support/axe';
import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import type { Patch } from './support/patch';
import { loadScenario } from './support/rest';

/** What only a browser parses, and one value of those in tests/app/boot.test.tsx. */
const BROKEN: Record<string, { patch: Patch; named?: RegExp }> = {
	'no modules': { patch: { data: (data) => void delete data.getModules }, named: /getModules/ },
	'JSON that is cut off': {
		patch: { html: (html) => html.replace('decodeURIComponent( "%7B', 'decodeURIComponent( "') },
	},
	'a page that ends above its data, because PHP has failed there': {
		patch: { html: (html) => html.replace(/<script id="dashboard-for-jetpack-data">.*$/s, '') },
	},
};

beforeAll(() => loadScenario('free'));
afterEach(() => closePages());

it.each(Object.entries(BROKEN))(
	'ERR-12 %s: shows an error that names it and offers a reload',
	async (_what, { patch, named = /./ }) => {
		const { page, waitForTitle, container } = await openDashboard('admin', { patch });
		await waitForTitle("The Jetpack dashboard couldn't start");
		await container.getByRole('button', { name: 'Reload the page' }).waitFor();
		await container.getByText('Details for support').click();
		await expect(container.locator('details').textContent()).resolves.toMatch(named);
		await expect(findViolations(page)).resolves.toEqual([]);
	},
);
