#!/usr/bin/env node
/* Which requirements of tests/requirements.tsv have a test that names them in its title. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureDependencies, ROOT } from './lib/dependencies.mjs';

const HELP = `npm run requirements -- [flags]

  --area X,Y   only these areas
  --json       the whole table as JSON, with the files of each test
  --all        list the untested of every area, not only of those that are to be complete
`;

const { values } = parseArgs({
	options: {
		area: { type: 'string' },
		json: { type: 'boolean', default: false },
		all: { type: 'boolean', default: false },
		help: { type: 'boolean', default: false },
	},
});
if (values.help) {
	console.log(HELP);
	process.exit(0);
}

// The scan reads titles with the TypeScript parser, so the packages must be there first.
ensureDependencies();
const { prefixOf, readLedger } = await import('./lib/requirements/read-ledger.mjs');
const { compare } = await import('./lib/requirements/compare.mjs');
const { findTests } = await import('./lib/requirements/find-tests.mjs');

const areas = values.area?.toUpperCase().split(',');
const isAsked = ({ id }) => !areas || areas.includes(prefixOf(id));
const ledger = readLedger(join(ROOT, 'tests/requirements.tsv'));
const tested = findTests(ROOT, join(ROOT, 'tests'));
const { missing, unknown } = compare(ledger, tested);
const rows = ledger.filter(isAsked);
const failures = missing.filter(isAsked);

function printTable() {
	for (const prefix of new Set(rows.map(({ id }) => prefixOf(id)))) {
		const inArea = rows.filter(({ id }) => prefixOf(id) === prefix);
		const without = inArea.filter(({ id }) => !tested.has(id));
		const listed = values.all || areas ? without : without.filter((row) => failures.includes(row));
		console.log(`${prefix.padEnd(9)} ${inArea.length - without.length} of ${inArea.length}`);
		listed.forEach(({ id, requirement }) => console.log(`  ${id.padEnd(11)} ${requirement}`));
	}
}

if (values.json) {
	const table = rows.map((row) => ({ ...row, tests: tested.get(row.id) ?? [] }));
	console.log(
		JSON.stringify({ rows: table, missing: failures.map(({ id }) => id), unknown }, null, 2),
	);
} else {
	printTable();
	unknown.forEach(({ id, files }) =>
		console.log(`No such requirement: ${id} in ${files.join(', ')}`),
	);
	console.log(`${failures.length} requirements that are to be complete have no test.`);
}
process.exitCode = failures.length + unknown.length > 0 ? 1 : 0;
