import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../dependencies.mjs';
import { reportOf } from './jest.mjs';

/** The number of files listed for each suite. */
const SLOWEST = 20;

/** Tests of the suite `unit` that need a page. */
const WITH_PAGE = /^tests\/(app|screens|ui)\//;

/** @typedef {{ file: string, tests: number, inTests: number, whole: number }} Timed Times in seconds. */

/**
 * The times of a suite's files in jest's report.
 *
 * @param {string} report Path of the report.
 * @return {Timed[]} The slowest first; empty without a report.
 */
function readReport(report) {
	if (!existsSync(report)) {
		return [];
	}
	/** @type {{ testResults: { name: string, startTime: number, endTime: number, assertionResults: { duration?: number | null }[] }[] }} */
	const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
	return testResults
		.map(({ name, startTime, endTime, assertionResults }) => ({
			file: relative(ROOT, name).replaceAll('\\', '/'),
			tests: assertionResults.length,
			inTests: assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000,
			whole: (endTime - startTime) / 1000,
		}))
		.sort((one, other) => other.whole - one.whole);
}

const sumOf = (/** @type {Timed[]} */ files, /** @type {'tests' | 'inTests' | 'whole'} */ key) =>
	files.reduce((sum, file) => sum + file[key], 0);

/** @param {Timed} file */
const lineOf = ({ file, tests, inTests, whole }) =>
	`${whole.toFixed(1).padStart(8)} ${inTests.toFixed(1).padStart(9)} ${String(tests).padStart(6)}  ${file}`;

/**
 * The slowest files of each suite in its last report, and the cost of a page: loading a file, and each of its tests.
 *
 * @param {string[]}                  suites
 * @param {(suite: string) => string} [report] Path of a suite's report.
 * @return {string[]} Lines; suites without a report are left out.
 */
export function timesOf(suites, report = reportOf) {
	return suites.flatMap((suite) => {
		const files = readReport(report(suite));
		if (files.length === 0) {
			return [];
		}
		const pages = files.filter(({ file }) => WITH_PAGE.test(file));
		const tests = sumOf(pages, 'tests');
		const inTests = sumOf(pages, 'inTests');
		const perFile = (sumOf(pages, 'whole') - inTests) / pages.length;
		const ofPages = `With a page: ${(inTests / tests).toFixed(2)} s a test, and ${perFile.toFixed(2)} s to load a file`;
		return [
			'',
			`${suite}: files ${files.length}, tests ${sumOf(files, 'tests')}, seconds of all workers ${sumOf(files, 'whole').toFixed(0)}`,
			...(pages.length > 0 ? [ofPages] : []),
			' seconds  in tests  tests  file',
			...files.slice(0, SLOWEST).map(lineOf),
		];
	});
}
