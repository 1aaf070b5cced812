#!/usr/bin/env node
/* Lists the requirements of tests/requirements.tsv and the tests with their ids in the titles. */
import { join } from 'node:path';
import { readFlags, runCommand } from './lib/command.mjs';
import { ensureDependencies, ROOT } from './lib/dependencies.mjs';

const HELP = `npm run requirements -- [flags]

  --area X,Y   only these areas
  --json       the whole table as JSON, with the files of each test
  --all        list missing tests in all areas, not only in those that must be complete
  --results    count the tests that passed in the last whole run of each suite, not the titles in the source
`;

const SUITES = ['unit', 'budgets', 'companion', 'contract', 'browser', 'stage'];

const readWishes = (/** @type {string[]} */ args) =>
	readFlags(
		'npm run requirements',
		{
			area: { type: 'string' },
			json: { type: 'boolean', default: false },
			all: { type: 'boolean', default: false },
			results: { type: 'boolean', default: false },
		},
		args,
	);

/** @param {boolean} isOfResults */
async function readTested(isOfResults) {
	if (isOfResults) {
		const { readResults } = await import('./lib/requirements/read-results.mjs');
		const { reportOf } = await import('./lib/suites/jest.mjs');
		return readResults(ROOT, SUITES.map(reportOf));
	}
	const { findTests } = await import('./lib/requirements/find-tests.mjs');
	return findTests(ROOT, join(ROOT, 'tests'));
}

await runCommand(HELP, readWishes, async (values) => {
	// The scan parses titles with TypeScript, so the packages must be installed first.
	ensureDependencies();
	const { prefixOf, readLedger } = await import('./lib/requirements/read-ledger.mjs');
	const { compare } = await import('./lib/requirements/compare.mjs');
	const { countProofs, describeProofs } = await import('./lib/requirements/count-proofs.mjs');
	const areas = values.area?.toUpperCase().split(',');
	/** @param {{ id: string }} row */
	const isAsked = ({ id }) => !areas || areas.includes(prefixOf(id));
	const ledger = readLedger(join(ROOT, 'tests/requirements.tsv'));
	const tested = await readTested(values.results);
	const { unshown, missing, unknown } = compare(ledger, tested);
	const rows = ledger.filter(isAsked);
	const failures = missing.filter(isAsked);

	function printTable() {
		for (const prefix of new Set(rows.map(({ id }) => prefixOf(id)))) {
			const inArea = rows.filter(({ id }) => prefixOf(id) === prefix);
			const without = inArea.filter((row) => unshown.includes(row));
			const listed =
				values.all || areas ? without : without.filter((row) => failures.includes(row));
			console.log(`${prefix.padEnd(9)} ${inArea.length - without.length} of ${inArea.length}`);
			listed.forEach(({ id, check, requirement }) =>
				console.log(`  ${id.padEnd(11)} ${check.padEnd(9)} ${requirement}`),
			);
		}
	}

	if (values.json) {
		const table = rows.map((row) => ({ ...row, tests: tested.get(row.id) ?? [] }));
		console.log(
			JSON.stringify(
				{
					rows: table,
					proofs: countProofs(rows, tested),
					missing: failures.map(({ id }) => id),
					unknown,
				},
				null,
				2,
			),
		);
	} else {
		printTable();
		unknown.forEach(({ id, files }) =>
			console.log(`No such requirement: ${id} in ${files.join(', ')}`),
		);
		console.log(
			values.results
				? 'Counted: titles of tests that passed.'
				: 'A preview: titles found in the source, not results. A whole `npm test` counts the tests that passed.',
		);
		console.log(describeProofs(countProofs(rows, tested)));
		console.log(
			`${failures.length} requirements that are to be complete have no test of the kind that their check asks for.`,
		);
	}
	process.exitCode = failures.length + unknown.length > 0 ? 1 : 0;
});
