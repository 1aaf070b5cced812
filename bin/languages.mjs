#!/usr/bin/env node
/* Checks every screen in each pseudo-language, and prints the results as a table. */
import { languagesSection, rowsOf } from './lib/languages/section.mjs';
import { runSuiteTable } from './lib/suite-table.mjs';

await runSuiteTable({
	name: 'languages',
	suite: 'browser',
	pattern: 'e2e/languages',
	variable: 'LANGUAGES_REPORT',
	read(report) {
		/** @type {import('./lib/languages/section.mjs').Looked[]} */
		const looks = report
			.trim()
			.split('\n')
			.map((line) => JSON.parse(line));
		return { rows: rowsOf(looks), section: languagesSection(looks) };
	},
});
