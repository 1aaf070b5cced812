import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './dependencies.mjs';

/** @typedef {keyof typeof SECTIONS} Section */

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

/**
 * A table in Markdown.
 *
 * @param {string[][]} rows The first is the head; cells have no line breaks.
 */
export function tableOf([head = [], ...rows]) {
	const line = (/** @type {string[]} */ cells) =>
		`| ${cells
			.map((cell) =>
				cell
					.replace(/\s+/g, ' ')
					.replace(/(?<!\\)\|/g, '\\|')
					.trim(),
			)
			.join(' | ')} |`;
	return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

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
