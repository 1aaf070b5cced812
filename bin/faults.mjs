#!/usr/bin/env node
/* Answers each call of each screen with each fault, and prints the screens' reactions as a table. */
import { faultsSection, rowsOf } from './lib/faults/section.mjs';
import { runSuiteTable } from './lib/suite-table.mjs';

await runSuiteTable({
	name: 'faults',
	suite: 'stage',
	pattern: 'stage/fault-matrix',
	variable: 'FAULTS_REPORT',
	read(report) {
		/** @type {import('./lib/faults/section.mjs').Case[]} */
		const cases = JSON.parse(report);
		return { rows: rowsOf(cases), section: faultsSection(cases) };
	},
});
