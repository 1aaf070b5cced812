import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './dependencies.mjs';

/** @typedef {string[][]} Table Rows of cells. The first is the head, and the first cell of each names the row. */

const FILE = join(ROOT, '.readme/compatibility.md');

const UNKNOWN = '–';

/** @param {string} text Any text, for one cell of a Markdown table. */
export const toCell = (text) =>
	text
		.replace(/\s+/g, ' ')
		.replace(/(?<!\\)\|/g, '\\|')
		.trim();

/**
 * A table for the terminal.
 *
 * @param {Table} table
 */
export function alignTable(table) {
	const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
	const line = (/** @type {string[]} */ row) =>
		row.map((cell, column) => cell.padEnd(widths[column])).join('  ');
	return table.map((row) => line(row).trimEnd()).join('\n');
}

/**
 * A table in Markdown.
 *
 * @param {Table} table
 */
export function tableOf([head = [], ...rows]) {
	const line = (/** @type {string[]} */ cells) => `| ${cells.map(toCell).join(' | ')} |`;
	return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** @param {string} line Of a Markdown table. */
const cellsOf = (line) =>
	line
		.replace(/^\||\|\s*$/g, '')
		.split(/(?<!\\)\|/)
		.map((cell) => cell.trim());

/**
 * The document with the table of a section replaced. The text above it is written by hand.
 *
 * @param {string}                   markdown
 * @param {string}                   heading
 * @param {(table: Table) => Table}  update
 * @throws {Error} If there is no such table.
 */
export function withTable(markdown, heading, update) {
	const pattern = new RegExp(`(?<=\n## ${heading}\n(?:(?!\n## )[^])*?\n)(?:\\|.*\n)+`);
	if (!pattern.test(markdown)) {
		throw new Error(`.readme/compatibility.md has no table below "${heading}".`);
	}
	return markdown.replace(pattern, (text) => {
		const [head, , ...rows] = text.trimEnd().split('\n').map(cellsOf);
		return `${tableOf(update([head, ...rows]))}\n`;
	});
}

/**
 * Writes the table of a section of `.readme/compatibility.md`.
 *
 * @param {string}                   heading
 * @param {(table: Table) => Table}  update
 */
export const updateTable = (heading, update) =>
	writeFileSync(FILE, withTable(readFileSync(FILE, 'utf8'), heading, update));

/** @type {(one: string, other: string) => number} */
export const byRelease = (one, other) => one.localeCompare(other, 'en', { numeric: true });

/**
 * The table with the column of a run. Other columns stay; rows without any cell are left out.
 *
 * @param {Table}              table
 * @param {string}             column Its name.
 * @param {[string, string][]} cells  Row and cell, in the order of the rows.
 * @return {Table}
 */
export function withColumn([[corner, ...head], ...rows], column, cells) {
	const columns = head.includes(column) ? head : [...head, column].sort(byRelease);
	const earlier = new Map(rows.map(([name, ...line]) => [name, line]));
	const own = new Map(cells);
	const names = [...new Set([...own.keys(), ...earlier.keys()])];
	const lines = names.map((name) =>
		columns.map((other) => {
			const cell = other === column ? own.get(name) : earlier.get(name)?.[head.indexOf(other)];
			return cell ?? UNKNOWN;
		}),
	);
	return [
		[corner, ...columns],
		...lines
			.map((line, place) => [names[place], ...line])
			.filter(([, ...line]) => line.some((cell) => cell !== UNKNOWN)),
	];
}
