import { existsSync, readFileSync } from 'node:fs';
import { readTable, withColumn, writeTable } from '../compatibility.mjs';
import { cellOf, columnOf } from './table.mjs';

/** @typedef {{ name: string, role: string, passed: number, failures: string[] }} Row The routes that the site lacked, the number of screens, and "screen: flaw" each. */

const INTRODUCTION = `Screens without some of Jetpack's routes, as a newer release or another plugin takes them out: what \`npm run beside -- --long\` found. Each row lacks one route
below \`jetpack/v4/\`, or all routes of a topic. A cell has the number of screens without a flaw: a failure, a call that the site refuses, an error in the
console, a link or a switch that leads nowhere. A run replaces its own columns.
`;

/**
 * @param {string} file Lines of JSON, written by tests/beside/checks/missing.check.ts.
 * @return {Row[]}
 */
export const readMissing = (file) =>
	existsSync(file)
		? readFileSync(file, 'utf8')
				.trim()
				.split('\n')
				.map((line) => JSON.parse(line))
		: [];

/**
 * The section with the columns of a run, one for each role.
 *
 * @param {string} earlier Body of the section.
 * @param {Row[]}  rows
 * @param {string} jetpack Version.
 * @param {Pick<import('./options.mjs').BesideOptions, 'withoutHelper' | 'next'>} options
 */
export function writeMissing(earlier, rows, jetpack, options) {
	const roles = [...new Set(rows.map(({ role }) => role))].sort();
	const table = roles.reduce((all, role) => {
		/** @type {[string, string][]} */
		const cells = rows
			.filter((row) => row.role === role)
			.map(({ name, passed, failures }) => {
				const failed = new Set(failures.map((line) => line.split(': ')[0])).size;
				const verdict = { check: name, passed: passed - failed, failed, failures, accepted: [] };
				return [name.includes(' ') ? name : `\`${name}\``, cellOf(verdict)];
			});
		return withColumn(all, `${columnOf(jetpack, options)}, ${role}`, cells);
	}, readTable(earlier));
	return writeTable(INTRODUCTION, 'Without', table);
}
