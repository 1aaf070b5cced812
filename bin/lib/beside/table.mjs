import { toCell, writeTable } from '../compatibility.mjs';

/**
 * @typedef {object} Verdict What a check found.
 * @property {string}   check    Row of the table.
 * @property {number}   passed   Items without a failure.
 * @property {number}   failed   Items with a failure.
 * @property {string[]} failures "item: finding" of each failure.
 * @property {string[]} accepted Each reason once.
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

const INTRODUCTION = `The dashboard beside real releases of Jetpack: what each check of \`npm run beside\` found. A cell has the number of items that passed (routes, switches,
calls …), the reason for each finding that is accepted, and the name of each failure. A run replaces its own column.
`;

/** @param {import('../compatibility.mjs').Table} table */
export const releasesSection = (table) => writeTable(INTRODUCTION, 'Check', table);
