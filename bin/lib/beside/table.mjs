import { tableOf } from '../compatibility.mjs';

/**
 * @typedef {{ head: string[], rows: Map<string, string[]> }} Table `head`: names of the columns; `rows`: check to its cells.
 *
 * @typedef {object} Verdict What a check found.
 * @property {string}   check    Row of the table.
 * @property {number}   passed   Items without a failure.
 * @property {number}   failed   Items with a failure.
 * @property {string[]} failures "item: finding" of each failure.
 * @property {string[]} accepted Each reason once.
 */

const CORNER = 'Check';
const UNKNOWN = '–';

/** The most failures that a cell names; the others are only counted. */
const NAMED = 4;

const INTRODUCTION = `The dashboard beside real releases of Jetpack: what each check of \`npm run beside\` found. A cell has the number of items that passed (routes, switches,
calls …), the reason for each finding that is accepted, and the name of each failure. A run replaces its own column.
`;

/**
 * Name of the column of a run.
 *
 * @param {string}  jetpack       Version.
 * @param {Pick<import('./options.mjs').BesideOptions, 'withoutHelper' | 'next'>} options
 */
export const columnOf = (jetpack, { withoutHelper, next }) => {
	if (next) {
		return `After Jetpack ${jetpack}, simulated: stage ${next}`;
	}
	return `Jetpack ${jetpack}${withoutHelper ? ' without its helper' : ''}`;
};

/** @param {string} text Any text, for one cell of a Markdown table. */
const toCell = (text) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();

/**
 * @param {Verdict} verdict
 * @return {string}
 */
export function cellOf({ passed, failed, failures, accepted }) {
	const reasons = accepted.length > 0 ? ` (accepted: ${accepted.join('; ')})` : '';
	if (failed === 0) {
		return toCell(`✓ ${passed}${reasons}`);
	}
	const rest = failures.length - NAMED;
	const named = [...failures.slice(0, NAMED), ...(rest > 0 ? [`and ${rest} more`] : [])];
	return toCell(`✗ ${failed} of ${passed + failed}: ${named.join('; ')}${reasons}`);
}

/** @param {string} line Of a Markdown table. */
const cellsOf = (line) =>
	line
		.replace(/^\||\|\s*$/g, '')
		.split(/(?<!\\)\|/)
		.map((cell) => cell.trim());

/**
 * Reads the table of the section.
 *
 * @param {string} markdown "" for none.
 * @return {Table}
 */
export function readTable(markdown) {
	const [head = CORNER, , ...lines] = markdown.split('\n').filter((line) => line.startsWith('|'));
	return {
		head: cellsOf(head).slice(1),
		rows: new Map(
			lines.map(cellsOf).map(([check, ...cells]) => /** @type {const} */ ([check, cells])),
		),
	};
}

/**
 * The table with the column of a run. Other columns stay; rows without any cell are left out.
 *
 * @param {Table}                 table
 * @param {string}                column Its name.
 * @param {[string, string][]}    cells  Check and cell, in the order of the rows.
 * @return {Table}
 */
export function withColumn({ head, rows }, column, cells) {
	const columns = head.includes(column) ? head : [...head, column].sort(byRelease);
	const own = new Map(cells);
	const names = [...new Set([...own.keys(), ...rows.keys()])];
	const all = names.map((name) => {
		const earlier = rows.get(name) ?? [];
		const line = columns.map((other) =>
			other === column ? (own.get(name) ?? UNKNOWN) : (earlier[head.indexOf(other)] ?? UNKNOWN),
		);
		return /** @type {const} */ ([name, line]);
	});
	return {
		head: columns,
		rows: new Map(all.filter(([, line]) => line.some((cell) => cell !== UNKNOWN))),
	};
}

/** @type {(one: string, other: string) => number} */
const byRelease = (one, other) => one.localeCompare(other, 'en', { numeric: true });

/**
 * @param {Table} table
 * @param {{ introduction: string, corner: string }} words The paragraph above the table, and the head of its rows.
 * @return {string} The section.
 */
export const writeTable = (
	{ head, rows },
	{ introduction, corner } = { introduction: INTRODUCTION, corner: CORNER },
) =>
	[
		introduction,
		tableOf([[corner, ...head], ...[...rows].map(([check, cells]) => [check, ...cells])]),
	].join('\n');
