import { readFileSync } from 'node:fs';

/**
 * @typedef {{ id: string, area: string, requirement: string, check: string }} Requirement
 */

/**
 * Prefix of an area: SHELL in SHELL-04.
 *
 * @param {string} id
 */
export const prefixOf = (id) => id.slice(0, id.indexOf('-'));

/** The values of the column `check`: the kind of test that proves a row, or `client` for a row that no screen reaches. */
const CHECKS = ['unit', 'component', 'e2e', 'visual', 'contract', 'client'];

/**
 * Reads `tests/requirements.tsv`.
 *
 * @param {string} file Path of the table.
 * @return {Requirement[]} One entry per row, in the order of the table.
 * @throws {Error} If a row does not have four columns, an id is used twice, or a check is unknown.
 */
export function readLedger(file) {
	const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
	const seen = new Set();
	return lines.map((line, index) => {
		const cells = line.split('\t');
		const [id, area, requirement, check] = cells;
		if (cells.length !== 4 || !/^[A-Z]+-\d{2}$/.test(id) || seen.has(id)) {
			throw new Error(
				`${file}:${index + 2} is not a row of id, area, requirement and check, or repeats an id.`,
			);
		}
		if (!CHECKS.includes(check)) {
			throw new Error(`${file}:${index + 2} has the unknown check "${check}".`);
		}
		seen.add(id);
		return { id, area, requirement, check };
	});
}
