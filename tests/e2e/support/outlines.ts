import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOOKS, screenOf } from '../worlds/looks';

/* Each look as a screen reader has it: landmarks, headings, texts and controls in their order, with name and state. */

const FOLDER = join(__dirname, '../outlines');
const WRITES = process.env.UPDATE_OUTLINES === '1';

/** The outlines of a file by the names of their looks. */
type Outlines = Record<string, string>;

const fileOf = (name: string) => join(FOLDER, `${screenOf(LOOKS[name] ?? { hash: '' })}.txt`);

const HEAD = /^== (.+)$/m;

const HOW_TO_WRITE =
	'If that is meant, write it: UPDATE_OUTLINES=1 npm test -- --long --only stage -- left-to-right';

function readOutlines(file: string): Outlines {
	const [, ...parts] = existsSync(file) ? readFileSync(file, 'utf8').split(HEAD) : [];
	return Object.fromEntries(
		parts.flatMap((part, index) => (index % 2 ? [] : [[part, (parts[index + 1] ?? '').trim()]])),
	);
}

function writeOutline(name: string, outline: string): void {
	const outlines = { ...readOutlines(fileOf(name)), [name]: outline };
	const sections = Object.keys(LOOKS)
		.filter((look) => look in outlines)
		.map((look) => `== ${look}\n\n${outlines[look]}\n`);
	mkdirSync(FOLDER, { recursive: true });
	writeFileSync(fileOf(name), sections.join('\n'));
}

/**
 * Leaves out parts that differ between runs or aren't read: relative times, the site's own address, the number of its requests, and the targets of
 * links.
 */
const withoutTimes = (outline: string) =>
	outline
		.replace(/^ *- \/url: .*\n?/gm, '')
		.replace(/^ *- paragraph: "?\d+ requests? to this site since .*\n?/gm, '')
		.replace(/\b\d+d \d+h \d+m \d+s\b/g, 'some time')
		.replace(/127\.0\.0\.1(:|%3A)\d+/g, 'example.test')
		.replace(
			/\b(\d+|an?) (second|minute|hour|day|week|month|year)s? ago|just now/g,
			'some time ago',
		)
		.trim();

/** Lines that occur less often in the other text. */
function linesBeyond(text: string, other: string): string[] {
	const left = other.split('\n');
	return text.split('\n').filter((line) => {
		const index = left.indexOf(line);
		left.splice(index, index < 0 ? 0 : 1);
		return index < 0;
	});
}

/** The outline of each look when it was last read: it is written once it no longer changes. */
const lastLooks = new Map<string, string>();

/** The lines in which a look differs from its outline; `UPDATE_OUTLINES=1` writes the outline instead. */
export function compareOutline(name: string, snapshot: string): string[] {
	const outline = withoutTimes(snapshot);
	if (outline === '') {
		return ['there is nothing to read'];
	}
	if (WRITES && lastLooks.get(name) !== outline) {
		lastLooks.set(name, outline);
		return ['it may still change'];
	}
	if (WRITES) {
		writeOutline(name, outline);
	}
	const wanted = readOutlines(fileOf(name))[name] ?? '';
	const lines = [
		...linesBeyond(wanted, outline).map((line) => `missing: ${line.trim()}`),
		...linesBeyond(outline, wanted).map((line) => `unexpected: ${line.trim()}`),
	];
	if (outline === wanted) {
		return [];
	}
	return [...(lines.length > 0 ? lines : ['the order of the lines']), HOW_TO_WRITE];
}

/** The names of all looks that have an outline. */
export const outlined = (): string[] =>
	readdirSync(FOLDER).flatMap((file) => Object.keys(readOutlines(join(FOLDER, file))));
