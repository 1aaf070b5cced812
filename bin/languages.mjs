#!/usr/bin/env node
/* Checks every screen in each pseudo-language, and prints the results as a table. */
import { rowsOf } from './lib/language-table.mjs';
import { runSuiteTable } from './lib/suite-table.mjs';

await runSuiteTable({
	name: 'languages',
	suite: 'browser',
	pattern: 'e2e/languages',
	variable: 'LANGUAGES_REPORT',
	read(report) {
		/** @type {import('./lib/language-table.mjs').Looked[]} */
		const looks = JSON.parse(`[${report.trim().replaceAll('\n', ',')}]`);
		return { Languages: rowsOf(looks) };
	},
});
