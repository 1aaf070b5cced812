import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markLines, parseOutlines, printOutlines, type Outlines } from '#tests/support/outlines';
import { LOOKS, screenOf } from '../worlds/looks';

/* Each look as a screen reader has it: landmarks, headings, texts and controls in their order, with name and state. */

const FOLDER = join(__dirname, '../outlines');
const WRITES = process.env.UPDATE_OUTLINES === '1';

const fileOf = (name: string) => join(FOLDER, `${screenOf(LOOKS[name] ?? { hash: '' })}.txt`);

const HOW_TO_WRITE =
	'If that is meant, write it: UPDATE_OUTLINES=1 npm test -- --long --only stage -- left-to-right -t outline';

const readOutlines = (file: string): Outlines =>
	parseOutlines(existsSync(file) ? readFileSync(file, 'utf8') : '');

function writeOutline(name: string, outline: string[]): void {
	const outlines = { ...readOutlines(fileOf(name)), [name]: outline };
	const inOrder = Object.keys(LOOKS).flatMap((look) => {
		const lines = outlines[look];
		return lines ? [[look, lines]] : [];
	});
	mkdirSync(FOLDER, { recursive: true });
	writeFileSync(fileOf(name), printOutlines(Object.fromEntries(inOrder)));
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

/** The outline of each look when it was last read: it is written once it no longer changes. */
const lastLooks = new Map<string, string>();

/** The look beside its outline, if they differ; `UPDATE_OUTLINES=1` writes the outline instead. */
export function compareOutline(name: string, snapshot: string): string[] {
	const outline = withoutTimes(snapshot);
	if (outline === '') {
		return ['there is nothing to read'];
	}
	if (WRITES && lastLooks.get(name) !== outline) {
		lastLooks.set(name, outline);
		return ['it may still change'];
	}
	const lines = outline.split('\n');
	if (WRITES) {
		writeOutline(name, lines);
	}
	const wanted = readOutlines(fileOf(name))[name] ?? [];
	return outline === wanted.join('\n')
		? []
		: ['- expected, + read', ...markLines(wanted, lines), HOW_TO_WRITE];
}

/** The names of all looks that have an outline. */
export const outlined = (): string[] =>
	readdirSync(FOLDER).flatMap((file) => Object.keys(readOutlines(join(FOLDER, file))));
