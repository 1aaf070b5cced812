import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readTable, withColumn, writeTable } from '../compatibility.mjs';
import { mariaDbVersion } from '../mariadb.mjs';
import { cellOf } from './host-suites.mjs';
import { labelOf, reportName } from './hosts.mjs';
import { reportOf } from './jest.mjs';

/** @typedef {import('./host-suites.mjs').HostResult} HostResult */
/** @typedef {{ testResults: { name: string, assertionResults: { ancestorTitles: string[], title: string, status: string }[] }[] }} JestReport */

/** Files with their own rows in the table: addresses of a site, and many writes at the same time. */
const DETAILED = ['site-addresses.test.ts', 'parallel-writes.test.ts'];

const INTRODUCTION = `What \`npm test -- --database sqlite\` and \`--database mariadb\` found: the number of tests that passed, or that failed, for each suite, for each address that
a site may have, and for writes at the same time. A run replaces its own column.
`;

/**
 * Counts of the tests in the detailed files, by the first line of their titles.
 *
 * @param {JestReport} report
 * @return {Map<string, { passed: number, failed: number }>}
 */
export function countsByTitle({ testResults }) {
	/** @type {Map<string, { passed: number, failed: number }>} */
	const counts = new Map();
	const tests = testResults
		.filter(({ name }) => DETAILED.includes(basename(name)))
		.flatMap(({ assertionResults }) => assertionResults);
	for (const { ancestorTitles, title, status } of tests) {
		const row = ancestorTitles[0] ?? title;
		const count = counts.get(row) ?? { passed: 0, failed: 0 };
		counts.set(row, count);
		count[status === 'passed' ? 'passed' : 'failed']++;
	}
	return counts;
}

/**
 * @param {HostResult} result
 * @return {JestReport}
 */
function readReport({ suite, host }) {
	const file = reportOf(reportName(suite, host));
	return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { testResults: [] };
}

/**
 * The section of the databases with the column of a run.
 *
 * @param {string}                earlier Body of the section; "" for none.
 * @param {readonly HostResult[]} results
 * @return {string} Markdown.
 */
export function databasesSection(earlier, results) {
	const [{ host, where }] = results;
	const column = host.database === 'mariadb' ? `MariaDB ${mariaDbVersion()}` : labelOf(host);
	const details = results.flatMap((result) => [...countsByTitle(readReport(result))]);
	/** @type {[string, string][]} */
	const cells = [
		['Runs on', where],
		...results.map((one) => /** @type {[string, string]} */ ([`Suite ${one.suite}`, cellOf(one)])),
		...details.map(([title, counts]) => /** @type {[string, string]} */ ([title, cellOf(counts)])),
	];
	return writeTable(INTRODUCTION, 'Check', withColumn(readTable(earlier), column, cells));
}
