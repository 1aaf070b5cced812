import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../dependencies.mjs';

const OWN = '/plugins/dashboard-for-jetpack/build/';

/** @typedef {{ name: string, path: string, size: number }} Loaded */

/** @param {Loaded} file */
const isRest = ({ name }) => name.includes('rest_route=') || name.includes('/wp-json/');
/** @param {Loaded} file */
const isOwn = ({ path }) => path.includes(OWN);

/** @param {Loaded} file */
const onDisk = ({ path }) =>
	readFileSync(join(ROOT, 'php-stub/build', path.slice(path.indexOf(OWN) + OWN.length)));

/** @param {string} address */
const routeOf = (address) => {
	const { pathname, searchParams } = new URL(address);
	const route = searchParams.get('rest_route') ?? pathname.replace(/^.*\/wp-json/, '');
	return route.replace(/^\/(jetpack\/v4\/)?/, '');
};

/**
 * The files that a loaded page has fetched. Sizes are bytes.
 *
 * @param {import('playwright-core').Page} page
 */
export async function weigh(page) {
	const { entries, html, pageData } = await page.evaluate(() => ({
		entries: /** @type {PerformanceResourceTiming[]} */ (
			performance.getEntriesByType('resource')
		).map((entry) => ({
			name: entry.name,
			path: new URL(entry.name).pathname,
			size: entry.decodedBodySize,
		})),
		html: /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('navigation'))[0]
			.decodedBodySize,
		pageData: new Blob([JSON.stringify(window.Initial_State)]).size,
	}));
	const files = [...new Map(entries.map((entry) => [entry.name, entry])).values()];
	const scripts = files.filter(({ path }) => path.endsWith('.js'));
	const sheets = files.filter(({ path }) => path.endsWith('.css'));
	/** @param {Loaded[]} list */
	const sum = (list, size = (/** @type {Loaded} */ file) => file.size) =>
		list.reduce((total, file) => total + size(file), 0);
	const calls = entries.filter(isRest);
	const addresses = calls.map(({ name }) => name.replace(/[?&]_cacheBuster=\d+/, ''));
	return {
		html,
		pageData,
		scripts: sum(scripts),
		ownScriptsGzip: sum(
			scripts.filter(isOwn),
			(file) => gzipSync(onDisk(file), { level: 9 }).length,
		),
		ownSheets: sum(sheets.filter(isOwn)),
		callsTwice: addresses.length - new Set(addresses).size,
		callList: calls.map(({ name }) => routeOf(name)),
	};
}
