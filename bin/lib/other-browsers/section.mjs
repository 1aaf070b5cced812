import { tableOf } from '../compatibility.mjs';
import { BROWSERS } from './launch.mjs';

const HEAD = ['Browser', 'Version', 'Routes', 'Acts'];
const NOT_TESTED = 'not tested';
/** Browsers without a driver here. Safari also has WebKit, but its own version. */
const OTHERS = ['Safari'];

/** @typedef {{ version: string, routes: Record<string, string>, acts: Record<string, string> }} Findings Each route and act with its failure, "" for none. */

/** @param {Record<string, string>} results */
function cellOf(results) {
	const failed = Object.entries(results).filter(([, failure]) => failure !== '');
	const passed = Object.keys(results).length - failed.length;
	return failed.length === 0
		? `✓ ${passed}`
		: `${passed} passed, ✗ ${failed.map(([name]) => name).join(', ')}`;
}

/** @param {string} markdown */
const rowsIn = (markdown) =>
	markdown
		.split('\n')
		.filter((line) => line.startsWith('| '))
		.map((line) => line.slice(2, -2).split(' | '));

/**
 * The section of the compatibility page: with the row of this browser replaced and the others unchanged.
 *
 * @param {string}                                    earlier  The body before.
 * @param {import('./launch.mjs').BrowserName} name
 * @param {Findings}                                  findings
 */
export function browsersSection(earlier, name, { version, routes, acts }) {
	const mine = [BROWSERS[name], version, cellOf(routes), cellOf(acts)];
	const kept = rowsIn(earlier);
	const rows = [...Object.values(BROWSERS), ...OTHERS].map((label) =>
		label === BROWSERS[name]
			? mine
			: (kept.find(([first]) => first === label) ?? [label, NOT_TESTED, NOT_TESTED, NOT_TESTED]),
	);
	return [
		`What \`npm test -- --browser NAME\` found in each browser: every route shows its screen without an error, and the acts that people do
most (${Object.keys(acts).join(', ')}) show their result. A run replaces its own row.`,
		tableOf([HEAD, ...rows]),
	].join('\n\n');
}
