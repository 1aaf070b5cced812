import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../dependencies.mjs';

const OWN = '/plugins/dashboard-for-jetpack/build/';

const isRest = ({ name }) => name.includes('rest_route=') || name.includes('/wp-json/');
const isOwn = ({ path }) => path.includes(OWN);

const onDisk = ({ path }) =>
	readFileSync(join(ROOT, 'php-stub/build', path.slice(path.indexOf(OWN) + OWN.length)));

/**
 * What a page that stands has loaded.
 *
 * @param {import('playwright-core').Page} page
 */
export async function weigh(page) {
	const { entries, readyAt } = await page.evaluate(() => ({
		entries: performance.getEntriesByType('resource').map((entry) => ({
			name: entry.name,
			path: new URL(entry.name).pathname,
			size: entry.decodedBodySize,
			start: entry.startTime,
		})),
		readyAt: window.benchMarks.readyAt,
	}));
	const files = [...new Map(entries.map((entry) => [entry.name, entry])).values()];
	const scripts = files.filter(({ path }) => path.endsWith('.js'));
	const sheets = files.filter(({ path }) => path.endsWith('.css'));
	const sum = (list, size = (file) => file.size) =>
		list.reduce((total, file) => total + size(file), 0);
	const calls = entries.filter(isRest);
	const addresses = calls.map(({ name }) => name.replace(/[?&]_cacheBuster=\d+/, ''));
	return {
		scripts: sum(scripts),
		ownScriptsGzip: sum(
			scripts.filter(isOwn),
			(file) => gzipSync(onDisk(file), { level: 9 }).length,
		),
		ownSheets: sum(sheets.filter(isOwn)),
		callsBeforeReady: calls.filter(({ start }) => start < readyAt).length,
		calls: calls.length,
		callsTwice: addresses.length - new Set(addresses).size,
		callList: addresses.map((name) => decodeURIComponent(name).replace(/^.*jetpack\/v4\//, '')),
	};
}
