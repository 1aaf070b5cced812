import { sampleOf } from '#tests/support/long';
import { findViolations } from './support/axe';
import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import type { Patch } from './support/patch';
import { loadScenario } from './support/rest';

const without = (key: string): Patch => ({ data: (data) => void delete data[key] });

const BROKEN: Record<string, { patch: Patch; named?: RegExp }> = {
	'a missing REST root': { patch: without('WP_API_root'), named: /WP_API_root/ },
	'no connection': { patch: without('connectionStatus'), named: /connectionStatus/ },
	'no user': { patch: without('userData'), named: /userData/ },
	'no modules': { patch: without('getModules'), named: /getModules/ },
	'no settings': { patch: without('settings'), named: /settings/ },
	'a number for the modules': {
		patch: { data: (data) => void (data.getModules = 4) },
		named: /getModules/,
	},
	'a list for everything': { patch: { data: () => [] } },
	null: { patch: { data: () => 'null' } },
	'JSON that is cut off': {
		patch: { html: (html) => html.replace('decodeURIComponent( "%7B', 'decodeURIComponent( "') },
	},
	'a page that ends above its data, because PHP has failed there': {
		patch: { html: (html) => html.replace(/<script id="dashboard-for-jetpack-data">.*$/s, '') },
	},
	'no data at all': {
		patch: { html: (html) => html.replace('var Initial_State', 'var Something_Else') },
	},
};

/** Values that only a browser parses, and one of those in tests/app/boot.test.tsx. */
const WORST = [
	'no modules',
	'JSON that is cut off',
	'a page that ends above its data, because PHP has failed there',
];

beforeAll(() => loadScenario('free'));
afterEach(() => closePages());

describe('incomplete page data', () => {
	it.each(sampleOf(BROKEN, WORST))(
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
});
