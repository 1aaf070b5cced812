import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './dependencies.mjs';

/** @typedef {keyof typeof SECTIONS} Section */

const UNKNOWN = '–';

const FILE = join(ROOT, '.readme/compatibility.md');

/** Headings of the sections, in order. Each command that tests a kind of host owns one. */
export const SECTIONS = /** @type {const} */ ({
	releases: 'Releases of Jetpack',
	missing: 'Missing routes',
	host: 'Host budget',
	versions: 'WordPress, PHP and React',
	databases: 'Databases and addresses',
	browsers: 'Browsers',
	languages: 'Languages',
	faults: 'Faults',
});

const ORDER = Object.values(SECTIONS);

const TITLE = `# Compatibility

What the dashboard was tested on, and what each test found. Each section is written by the command that it names, and a run replaces only its own part.
`;

/**
 * @param {string} markdown
 * @return {Map<string, string>} Heading to body.
 */
function bodiesOf(markdown) {
	const [, ...parts] = `\n${markdown}`.split('\n## ');
	return new Map(
		parts.map((part) => {
			const [heading = '', ...body] = part.split('\n');
			return [heading, body.join('\n').trim()];
		}),
	);
}

/**
 * The body of a section, "" for none.
 *
 * @param {string}  markdown
 * @param {Section} section
 */
export const sectionOf = (markdown, section) => bodiesOf(markdown).get(SECTIONS[section]) ?? '';

/**
 * The document with the body of a section replaced or added.
 *
 * @param {string}  markdown
 * @param {Section} section
 * @param {string}  body     Markdown without the heading.
 */
export function withSection(markdown, section, body) {
	const bodies = bodiesOf(markdown).set(SECTIONS[section], body.trim());
	return [
		TITLE,
		...ORDER.flatMap((heading) => {
			const one = bodies.get(heading);
			return one ? [`## ${heading}\n\n${one}\n`] : [];
		}),
	].join('\n');
}

/** @param {string} text Any text, for one cell of a Markdown table. */
export const toCell = (text) =>
	text
		.replace(/\s+/g, ' ')
		.replace(/(?<!\\)\|/g, '\\|')
		.trim();

/**
 * A table in Markdown.
 *
 * @param {string[][]} rows The first is the head.
 */
export function tableOf([head = [], ...rows]) {
	const line = (/** @type {string[]} */ cells) => `| ${cells.map(toCell).join(' | ')} |`;
	return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** @typedef {{ head: string[], rows: Map<string, string[]> }} Table `head`: names of the columns; `rows`: name of the row to its cells. */

/** @param {string} line Of a Markdown table. */
const cellsOf = (line) =>
	line
		.replace(/^\||\|\s*$/g, '')
		.split(/(?<!\\)\|/)
		.map((cell) => cell.trim());

/**
 * Reads the table of a section.
 *
 * @param {string} markdown "" for none.
 * @return {Table}
 */
export function readTable(markdown) {
	const [head = '', , ...lines] = markdown.split('\n').filter((line) => line.startsWith('|'));
	return {
		head: cellsOf(head).slice(1),
		rows: new Map(
			lines.map(cellsOf).map(([check, ...cells]) => /** @type {const} */ ([check, cells])),
		),
	};
}

/**
 * The table with the column of a run. Other columns stay; rows without any cell are left out.
 *
 * @param {Table}                 table
 * @param {string}                column Its name.
 * @param {[string, string][]}    cells  Check and cell, in the order of the rows.
 * @return {Table}
 */
export function withColumn({ head, rows }, column, cells) {
	const columns = head.includes(column) ? head : [...head, column].sort(byRelease);
	const own = new Map(cells);
	const names = [...new Set([...own.keys(), ...rows.keys()])];
	const all = names.map((name) => {
		const earlier = rows.get(name) ?? [];
		const line = columns.map((other) =>
			other === column ? (own.get(name) ?? UNKNOWN) : (earlier[head.indexOf(other)] ?? UNKNOWN),
		);
		return /** @type {const} */ ([name, line]);
	});
	return {
		head: columns,
		rows: new Map(all.filter(([, line]) => line.some((cell) => cell !== UNKNOWN))),
	};
}

/** @type {(one: string, other: string) => number} */
const byRelease = (one, other) => one.localeCompare(other, 'en', { numeric: true });

/**
 * A section of a paragraph and a table.
 *
 * @param {string} introduction
 * @param {string} corner       The head of the names of the rows.
 * @param {Table}  table
 */
export const writeTable = (introduction, corner, { head, rows }) =>
	[
		introduction,
		tableOf([[corner, ...head], ...[...rows].map(([name, cells]) => [name, ...cells])]),
	].join('\n');

/**
 * Writes a section of `.readme/compatibility.md`.
 *
 * @param {Section}                     section
 * @param {(earlier: string) => string} update  Body from the earlier body.
 */
export function updateSection(section, update) {
	const earlier = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
	writeFileSync(FILE, withSection(earlier, section, update(sectionOf(earlier, section))));
}
