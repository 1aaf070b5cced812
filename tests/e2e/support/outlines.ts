import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOOKS, OUTLINED, screenOf } from '../worlds/looks';

/* Each look as a screen reader has it: landmarks, headings, texts and controls in their order, with name and state. */

const WRITES = process.env.UPDATE_OUTLINES === '1';

const fileOf = (name: string) =>
	join(__dirname, '../outlines', `${screenOf(LOOKS[name] ?? { hash: '' })}.txt`);

const HOW_TO_WRITE =
	'If that is meant, write it: UPDATE_OUTLINES=1 npm test -- --long --only stage -- left-to-right -t outline';

function readOutlines(file: string): Map<string, string> {
	const sections = existsSync(file) ? readFileSync(file, 'utf8').split(/^== /m).slice(1) : [];
	return new Map(
		sections.map((section) => {
			const end = section.indexOf('\n');
			return [section.slice(0, end), section.slice(end).trim()];
		}),
	);
}

function writeOutline(name: string, outline: string): void {
	const outlines = readOutlines(fileOf(name)).set(name, outline);
	const inOrder = OUTLINED.filter((look) => outlines.has(look));
	const text = inOrder.map((look) => `== ${look}\n${outlines.get(look)}\n`).join('\n');
	writeFileSync(fileOf(name), text);
}

/** Leaves out what differs between runs or isn't read: relative times, the site's own address, the number of its requests, and the targets of links. */
const withoutTimes = (outline: string) =>
	outline
		.replace(/^ *- \/url: .*\n?/gm, '')
		.replace(/^ *- paragraph: "?\d+ requests? to this site since .*\n?/gm, '')
		.replace(/\b\d+d \d+h \d+m \d+s\b/g, 'some time')
		.replace(/127\.0\.0\.1(:|%3A)\d+/g, 'example.test')
		.replace(
			/\b(\d+|an?) (second|minute|hour|day|week|month|year)s? ago|just now/g,
			'some time ago',
		);

/** Leaves out the texts of labels, which the names of their controls repeat. */
const withoutLabels = (outline: string) =>
	outline
		.replace(/^( *- )((?!text)\w+ "([^"\n]*)".*)\n\1text: "?\3"?$/gm, '$1$2')
		.replace(/^( *- )text: "?([^"\n]*?)"?\n(?=\1textbox "\2")/gm, '');

/** The tabs and the links below a screen, which the outlines of these two show. */
const FRAME =
	/^- (?:link "Jetpack":\n|navigation "(?:Dashboard|Settings|Tools|About Jetpack)":\n(?: .*\n?)*)/gm;
const FRAMED = ['/ of security', '/settings of security'];

/** Items of lists, buttons of charts and rows of tables, which mostly differ in nothing but their texts. */
const REPEATED = /^ *- '?(?:listitem|button|row)\b/;

const shapeOf = (part: string[]) => part.map((line) => line.replace(/^( *- '?\w+).*/, '$1')).join();

/** Leaves out what has the shape of two parts before it. */
function withoutRepeats(lines: string[]): string[] {
	const depthOf = (line = '') => line.search(/\S/);
	const parts: string[][] = [];
	for (const line of lines) {
		if (depthOf(line) === depthOf(lines[0])) {
			parts.push([line]);
		} else {
			parts.at(-1)?.push(line);
		}
	}
	const isThird = (part: string[], place: number) =>
		REPEATED.test(part[0] ?? '') &&
		parts.slice(0, place).filter((other) => shapeOf(other) === shapeOf(part)).length > 1;
	return parts
		.filter((part, place) => !isThird(part, place))
		.flatMap(([first = '', ...below]) => [first, ...withoutRepeats(below)]);
}

/** Names once what has one name: a part and its heading, a setting and the button behind it, a link and its text. */
const withoutEchoes = (outline: string) =>
	outline
		.replace(
			/^(( *)- \w+ "(.*)"):\n\2  - heading "\3" (\[level=\d\])$/gm,
			(_all, part: string, _depth, _name, level: string) => `${part} ${level}:`,
		)
		.replace(/^(( *)- \w+ "(.*)" \[level=\d\]):\n\2  - button "About \3"$/gm, '$1 [about]:')
		.replace(/^(( *)- \w+ "(.*)"(?: \[\w+\])*)\n\2- button "About \3"$/gm, '$1 [about]')
		.replace(/^(( *)- link "(.*) .*":)\n\2  - text: \3$/gm, '$1 $3');

/** The outline of each look when it was last read: it is written once it no longer changes. */
const lastLooks = new Map<string, string>();

/** The lines that only one of a look and its outline has; `UPDATE_OUTLINES=1` writes the outline instead. */
export function compareOutline(name: string, snapshot: string): string[] {
	const whole = withoutLabels(withoutTimes(snapshot))
		.replace(FRAMED.includes(name) ? '' : FRAME, '')
		.trim();
	if (whole === '') {
		return ['there is nothing to read'];
	}
	if (WRITES && lastLooks.get(name) !== whole) {
		lastLooks.set(name, whole);
		return ['it may still change'];
	}
	const read = withoutEchoes(withoutRepeats(whole.split('\n')).join('\n')).split('\n');
	if (WRITES) {
		writeOutline(name, read.join('\n'));
	}
	const expected = (readOutlines(fileOf(name)).get(name) ?? '').split('\n');
	if (read.join() === expected.join()) {
		return [];
	}
	const differences = [
		...expected.filter((line) => !read.includes(line)).map((line) => `-${line}`),
		...read.filter((line) => !expected.includes(line)).map((line) => `+${line}`),
	];
	return [...(differences.length > 0 ? differences : ['in another order', ...read]), HOW_TO_WRITE];
}
