import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { documentOf } from './support/page-data';
import { loadScenario } from './support/rest';
import { isWordPressAtLeast } from './support/site';

const KB = 1024;
const OWN = '/plugins/dashboard-for-jetpack/build/';
const BUILD = join(__dirname, '../../php-stub/build');

interface Loaded {
	name: string;
	path: string;
	size: number;
}

const sum = (files: Loaded[]) => files.reduce((total, { size }) => total + size, 0);

const gzipOf = ({ path }: Loaded) =>
	gzipSync(readFileSync(join(BUILD, path.slice(path.indexOf(OWN) + OWN.length))), { level: 9 })
		.length;

describe('page weight of #/dashboard', () => {
	let loaded: Loaded[] = [];
	let sheets: string[] = [];

	beforeAll(async () => {
		await loadScenario('free');
		const { page } = await openDashboard('admin');
		loaded = await page.evaluate(() =>
			performance.getEntriesByType('resource').map((entry) => ({
				name: entry.name,
				path: new URL(entry.name).pathname,
				size: (entry as PerformanceResourceTiming).decodedBodySize,
			})),
		);
		sheets = await page.evaluate(() =>
			[...document.styleSheets].map(({ href }) => href?.replace(/^.*\/|\?.*$/g, '') ?? ''),
		);
		await closePages();
	});

	const own = (extension: string) =>
		loaded.filter(({ path }) => path.includes(OWN) && path.endsWith(extension));

	it('has at most 710 KB of JavaScript on the whole page, decoded, or 4 MB since WordPress 6.9', () => {
		// The palette's packages are on every admin page.
		const limit = isWordPressAtLeast('6.9') ? 4096 * KB : 710 * KB;
		expect(sum(loaded.filter(({ path }) => path.endsWith('.js')))).toBeLessThanOrEqual(limit);
	});

	it('has at most 131 KB of our own JavaScript, with the chunks that come after the first paint, gzipped', () => {
		expect(own('.js').reduce((total, file) => total + gzipOf(file), 0)).toBeLessThanOrEqual(
			131 * KB,
		);
	});

	it('sends no request twice', () => {
		const calls = loaded
			.filter(({ name }) => name.includes('rest_route='))
			.map(({ name }) => name.replace(/&_cacheBuster=\d+/, ''));
		expect(calls).toEqual([...new Set(calls)]);
	});

	it.each(['dashboard', 'settings', 'product'])(
		'preloads the chunk of %s before the first style sheet',
		async (chunk) => {
			const html = await documentOf('admin');
			const position = html.indexOf(`"${chunk}.js?ver=`);
			expect(position).toBeGreaterThan(-1);
			expect(position).toBeLessThan(html.search(/<link[^>]*rel=['"]stylesheet/));
		},
	);

	it("loads the styles of the screen after the shell's, so that they override them", () => {
		expect(sheets).toContain('admin.css');
		expect(sheets.indexOf('dashboard.css')).toBeGreaterThan(sheets.indexOf('admin.css'));
	});

	it('loads none of our files twice', () => {
		const files = [...own('.js'), ...own('.css')].map(({ path }) => path);
		expect(files).toEqual([...new Set(files)]);
	});
});
