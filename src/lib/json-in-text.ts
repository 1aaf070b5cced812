import { parseJson } from './parse-json';

/** Only a page of HTML has these. JSON in its scripts isn't an answer. */
const PAGE = /<(?:!doctype|html|head|body)\b/i;

const OPENING = /[{[]/g;

const TOKEN =
	/\s*(?:([{[])|([}\]])|[,:]|"[^"\\\n]*(?:\\.[^"\\\n]*)*"|[-+.\deE]+|true|false|null)/sy;

/** What can follow the last token of JSON that was cut off: nothing, or the beginning of a text or a word. */
const CUT_OFF = /\s*(?:$|"[^\n]*$|[a-z]+$)/y;

/**
 * Reads from an opening bracket to its closing one, or to the first character that JSON can't have there. `end` is where to continue. Each character
 * is read once, because a page of HTML may be megabytes long.
 */
function readValue(text: string, start: number): { end: number; value?: unknown } | 'cut-off' {
	let depth = 0;
	let end = start;
	do {
		TOKEN.lastIndex = end;
		const token = TOKEN.exec(text);
		if (!token) {
			CUT_OFF.lastIndex = end;
			return CUT_OFF.test(text) ? 'cut-off' : { end };
		}
		end = TOKEN.lastIndex;
		depth += (token[1] ? 1 : 0) - (token[2] ? 1 : 0);
	} while (depth > 0);
	return { end, value: parseJson(text.slice(start, end)) };
}

/** Without the comments at its end, which a cache has added, and without blanks and byte order marks around. */
function trimComments(text: string): string {
	const trimmed = text.trim();
	const comment = trimmed.endsWith('-->') ? trimmed.lastIndexOf('<!--') : -1;
	return comment === -1 ? trimmed : trimComments(trimmed.slice(0, comment));
}

/** A longer line is the text of a notice. */
const LINE = 100;

/** The last and the first line of a text with other output in it. A tag counts as a separate line. */
export function edgesOf(text: string): string[] {
	const trimmed = trimComments(text);
	const last =
		trimmed
			.slice(-LINE)
			.split(/[\n>\uFEFF]/)
			.pop() ?? '';
	const [first = ''] = trimmed.slice(0, LINE).split(/[\n<\uFEFF]/);
	return [last, first].map((line) => line.trim());
}

/** Numbers, texts and flags have no brackets. Only their place distinguishes them from the words of a notice. */
const readBare = (line: string): unknown[] => {
	const value = parseJson(line);
	return value === undefined || value instanceof Object ? [] : [value];
};

/**
 * The complete JSON values in a text that is not JSON as a whole, the last one first: PHP prints its notices before an answer, and a
 * cache adds a comment. A part of a value doesn't count. There are none in a page of HTML, and none beside a value that was cut off.
 */
export function findJson(text: string): unknown[] {
	const values: unknown[] = [];
	const dirt = trimComments(text);
	let at = 0;
	while (at < dirt.length) {
		OPENING.lastIndex = at;
		const start = OPENING.exec(dirt)?.index ?? dirt.length;
		if (PAGE.test(dirt.slice(at, start))) {
			return [];
		}
		const read = start < dirt.length ? readValue(dirt, start) : { end: start };
		if (read === 'cut-off') {
			return [];
		}
		if (read.value !== undefined) {
			values.unshift(read.value);
		}
		at = read.end;
	}
	const [last = '', first = ''] = edgesOf(dirt);
	return [...readBare(last), ...values, ...readBare(first)];
}
