#!/usr/bin/env node
/* Answers each call of each screen with each fault, and prints the screens' reactions as a table. */
import { reasonsOf, rowsOf } from './lib/fault-tables.mjs';
import { runSuiteTable } from './lib/suite-table.mjs';

await runSuiteTable({
	name: 'faults',
	suite: 'stage',
	pattern: 'stage/fault-matrix',
	variable: 'FAULTS_REPORT',
	read(report) {
		/** @type {import('./lib/fault-tables.mjs').Case[]} */
		const cases = JSON.parse(report);
		return { Faults: rowsOf(cases), 'Silent failures': reasonsOf(cases) };
	},
});
