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

const IN_BROWSER = ['tests/e2e/', 'tests/companion/'];

/**
 * Test folders for rows whose check needs a real browser or site: at least one test of each row must be in one of them.
 *
 * @type {Record<string, string[] | undefined>}
 */
const FOLDERS_BY_CHECK = {
	e2e: IN_BROWSER,
	visual: IN_BROWSER,
	contract: ['tests/contract/', 'tests/companion/'],
};

const isShown = (/** @type {string[]} */ files, /** @type {string} */ check) => {
	const folders = FOLDERS_BY_CHECK[check];
	return files.some((file) => !folders || folders.some((folder) => file.startsWith(folder)));
};

/**
 * Compares the table with the tests.
 *
 * @param {Requirement[]}         ledger
 * @param {Map<string, string[]>} tested Files by the ids in their titles.
 * @return What no test shows as its check asks, and which ids no row has.
 */
export function compare(ledger, tested) {
	const known = new Set(ledger.map(({ id }) => id));
	return {
		missing: ledger.filter(({ id, check }) => !isShown(tested.get(id) ?? [], check)),
		unknown: [...tested].filter(([id]) => !known.has(id)).map(([id, files]) => ({ id, files })),
	};
}

/** Folders whose tests draw what people can open. A single part of `ui` is not a screen. */
const ON_A_SCREEN = ['tests/screens/', 'tests/app/', 'tests/e2e/'];

/** @typedef {{ screen: number, rule: number, client: number, none: number }} Proofs */

/**
 * Counts where the rows are proved. A row with the check `client` has no screen, wherever its test is.
 *
 * @param {Requirement[]} ledger
 * @param {Map<string, string[]>}                     tested Files by the ids in their titles.
 * @return {Proofs}
 */
export function countProofs(ledger, tested) {
	const { missing } = compare(ledger, tested);
	const proofs = { screen: 0, rule: 0, client: 0, none: missing.length };
	for (const row of ledger.filter((one) => !missing.includes(one))) {
		const isOnScreen = (tested.get(row.id) ?? []).some((file) =>
			ON_A_SCREEN.some((folder) => file.startsWith(folder)),
		);
		if (row.check === 'client') {
			proofs.client++;
		} else if (isOnScreen) {
			proofs.screen++;
		} else {
			proofs.rule++;
		}
	}
	return proofs;
}

/**
 * @param {Proofs} proofs
 * @return {string} The counts as sentences.
 */
export const describeProofs = ({ screen, rule, client, none }) =>
	[
		`${screen + rule + client + none} requirements:`,
		`  ${screen} are proved on a screen that people can reach,`,
		`  ${rule} by the rules and calls that such screens use,`,
		`  ${client} by the client alone: no screen reaches them,`,
		`  ${none} by no test of the kind that their check asks for.`,
	].join('\n');
