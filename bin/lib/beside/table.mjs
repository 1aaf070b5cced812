import { toCell, withColumn } from '../compatibility.mjs';

/**
 * @typedef {object} Verdict What a check found.
 * @property {string}   check    Row of the table.
 * @property {number}   passed   Items without a failure.
 * @property {number}   failed   Items with a failure.
 * @property {string[]} failures "item: finding" of each failure.
 * @property {string[]} accepted Each reason once.
 *
 * @typedef {{ name: string, role: string, passed: number, failures: string[] }} MissingRow The routes that the site lacked, the number of screens, and
 *          "screen: flaw" each.
 */

/** The most failures that a cell names; the others are only counted. */
const NAMED = 4;

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

/**
 * The table of missing routes with the columns of a run, one for each role.
 *
 * @param {import('../compatibility.mjs').Table} table
 * @param {MissingRow[]} rows   Written by tests/beside/checks/missing.check.ts.
 * @param {string}       column
 */
export const withMissing = (table, rows, column) =>
	[...new Set(rows.map(({ role }) => role))].sort().reduce((all, role) => {
		/** @type {[string, string][]} */
		const cells = rows
			.filter((row) => row.role === role)
			.map(({ name, passed, failures }) => {
				const failed = new Set(failures.map((line) => line.split(': ')[0])).size;
				const verdict = { check: name, passed: passed - failed, failed, failures, accepted: [] };
				return [name.includes(' ') ? name : `\`${name}\``, cellOf(verdict)];
			});
		return withColumn(all, `${column}, ${role}`, cells);
	}, table);
