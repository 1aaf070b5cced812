#!/usr/bin/env node
/* Lists the requirements of tests/requirements.tsv and the tests that name them. */
import { join } from 'node:path';
import { runCommand } from './lib/command.mjs';
import { ROOT } from './lib/dependencies.mjs';
import {
	compare,
	countProofs,
	describeProofs,
	prefixOf,
	readLedger,
} from './lib/requirements/ledger.mjs';
import { findTests, readResults } from './lib/requirements/titles.mjs';
import { reportOf } from './lib/suites/jest.mjs';

const HELP = `npm run requirements -- [flags]

  --area X,Y   only these areas
  --json       the whole table as JSON, with the files of each test
  --results    count the tests that passed in the last whole run of each suite, not the ids in the source
`;

const SUITES = ['unit', 'budgets', 'companion', 'contract', 'browser', 'stage'];

await runCommand(HELP, (values) => {
	const areas = values.area?.toUpperCase().split(',');
	/** @param {{ id: string }} row */
	const isAsked = ({ id }) => !areas || areas.includes(prefixOf(id));
	const ledger = readLedger(join(ROOT, 'tests/requirements.tsv'));
	const tested = values.results
		? readResults(ROOT, SUITES.map(reportOf))
		: findTests(ROOT, join(ROOT, 'tests'));
	const { missing, unknown } = compare(ledger, tested);
	const rows = ledger.filter(isAsked);
	const failures = missing.filter(isAsked);

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
		for (const prefix of new Set(rows.map(({ id }) => prefixOf(id)))) {
			const ofArea = (/** @type {{ id: string }} */ { id }) => prefixOf(id) === prefix;
			const without = failures.filter(ofArea);
			const count = rows.filter(ofArea).length;
			console.log(`${prefix.padEnd(9)} ${count - without.length} of ${count}`);
			without.forEach(({ id, check, requirement }) =>
				console.log(`  ${id.padEnd(11)} ${check.padEnd(9)} ${requirement}`),
			);
		}
		unknown.forEach(({ id, files }) =>
			console.log(`No such requirement: ${id} in ${files.join(', ')}`),
		);
		console.log(
			values.results
				? 'Counted: titles of tests that passed.'
				: 'A preview: ids found in the source of the tests, not results. A whole `npm test` counts the tests that passed.',
		);
		console.log(describeProofs(countProofs(rows, tested)));
		console.log(
			`${failures.length} requirements have no test of the kind that their check asks for.`,
		);
	}
	process.exitCode = failures.length + unknown.length > 0 ? 1 : 0;
});
