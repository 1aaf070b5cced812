import { isMap } from '@/lib/values';
import { getAllowedTokens, parseTitleFormat, writeToken, type TitleToken } from './title-formats';
import { PAGE_TYPES, type PageType, type StoredFormats } from './saved-formats';

/** A displayed part of a format: a token, or plain text if this version doesn't know the token. */
export interface TitlePart {
	text: string;
	token?: TitleToken;
}

/** A stored piece with its displayed text, or "". */
interface Drawn extends TitlePart {
	piece: unknown;
	/** Whether the displayed text parses to the same piece: only such pieces may be rebuilt from text. */
	isPlain: boolean;
}

const asText = (value: unknown): string =>
	typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function draw(type: PageType, piece: unknown): Drawn {
	if (!isMap(piece)) {
		return { piece, text: asText(piece), isPlain: false };
	}
	const value = asText(piece.value);
	const isBare = Object.keys(piece).length === 2 && typeof piece.value === 'string';
	if (piece.type === 'token') {
		const token = getAllowedTokens(type).find((name) => name === piece.value);
		return { piece, text: value && `[${value}]`, token, isPlain: isBare && token !== undefined };
	}
	const isText = isBare && piece.type === 'string' && value !== '';
	const isPlain = isText && parseTitleFormat(type, value).every((made) => made.type === 'string');
	return { piece, text: value, isPlain };
}

/** PHP prints a list with gaps as a map. */
const listPieces = (stored: unknown): unknown[] => {
	if (Array.isArray(stored)) {
		return stored;
	}
	if (isMap(stored)) {
		return Object.values(stored);
	}
	return asText(stored) === '' ? [] : [stored];
};

const drawAll = (type: PageType, stored: unknown): Drawn[] =>
	listPieces(stored).map((piece) => draw(type, piece));

export const listTitleParts = (type: PageType, stored: unknown): TitlePart[] =>
	drawAll(type, stored)
		.filter(({ text }) => text !== '')
		.map(({ text, token }) => (token ? { text, token } : { text }));

export const writeTitleFormat = (type: PageType, stored: unknown): string =>
	drawAll(type, stored)
		.map(({ text }) => text)
		.join('');

const isKnown = (type: PageType, piece: unknown): boolean =>
	isMap(piece) &&
	typeof piece.value === 'string' &&
	(piece.type === 'string' ||
		(piece.type === 'token' && getAllowedTokens(type).some((name) => name === piece.value)));

/** The parts unknown to this version, which a site may refuse: types by name, pieces by text. */
export const listUnknown = (formats: StoredFormats): string[] => [
	...Object.keys(formats).filter((key) => !PAGE_TYPES.some((type) => type === key)),
	...PAGE_TYPES.flatMap((type) =>
		drawAll(type, formats[type])
			.filter(({ piece, text }) => text !== '' && !isKnown(type, piece))
			.map(({ text }) => text),
	),
];

function countAlike(one: string, other: string): { head: number; tail: number } {
	const most = Math.min(one.length, other.length);
	let head = 0;
	while (head < most && one[head] === other[head]) {
		head++;
	}
	let tail = 0;
	while (tail < most - head && one[one.length - 1 - tail] === other[other.length - 1 - tail]) {
		tail++;
	}
	return { head, tail };
}

const isText = ({ isPlain, token }: Drawn) => isPlain && token === undefined;

/** The number of pieces at the start of a list that fit into a number of characters; text at their end may merge with the text that follows. */
function countKept(drawn: readonly Drawn[], length: number): number {
	let [count, end] = [0, 0];
	for (const one of drawn) {
		end += one.text.length;
		if (end > length) {
			break;
		}
		count++;
	}
	while (count > 0 && isText(drawn[count - 1]!)) {
		count--;
	}
	return count;
}

const lengthOf = (drawn: readonly Drawn[]) => drawn.reduce((sum, { text }) => sum + text.length, 0);

/** The index of a text that doesn't split a token, or -1. */
function findWhole(type: PageType, text: string, wanted: string): number {
	let end = 0;
	const tokens = parseTitleFormat(type, text).flatMap((piece) => {
		const start = end;
		end += piece.type === 'token' ? writeToken(piece.value).length : piece.value.length;
		return piece.type === 'token' ? [{ start, end }] : [];
	});
	const isWhole = (index: number) =>
		tokens.every(
			(token) =>
				token.end <= index ||
				token.start >= index + wanted.length ||
				(index <= token.start && token.end <= index + wanted.length),
		);
	let index = text.indexOf(wanted);
	while (index !== -1 && !isWhole(index)) {
		index = text.indexOf(wanted, index + 1);
	}
	return index;
}

/** Parses a text into pieces, but keeps unknown pieces whose text is still in it. */
function parseAround(type: PageType, text: string, odd: readonly Drawn[]): unknown[] {
	const [first, ...others] = odd;
	if (!first) {
		return parseTitleFormat(type, text);
	}
	const start = findWhole(type, text, first.text);
	if (start === -1) {
		return parseAround(type, text, others);
	}
	const after = parseAround(type, text.slice(start + first.text.length), others);
	return [...parseTitleFormat(type, text.slice(0, start)), first.piece, ...after];
}

/**
 * Applies changed text to a stored format. Unknown pieces are kept: a piece with a text while the new text
 * contains it, a piece without a text until the field is emptied. Unchanged text returns
 * the stored format itself.
 *
 * @param stored The saved format, not the edited one, so that undoing the edits restores it.
 */
export function changeTitleFormat(type: PageType, stored: unknown, text: string): unknown {
	const drawn = drawAll(type, stored);
	const before = writeTitleFormat(type, stored);
	if (text === before) {
		return stored;
	}
	if (text === '') {
		return [];
	}
	const { head, tail } = countAlike(before, text);
	const kept = countKept(drawn, head);
	const rest = drawn.slice(kept);
	const keptAtEnd = countKept([...rest].reverse(), tail);
	const changed = rest.slice(0, rest.length - keptAtEnd);
	const end = rest.slice(rest.length - keptAtEnd);
	const between = text.slice(lengthOf(drawn.slice(0, kept)), text.length - lengthOf(end));
	return [
		...drawn.slice(0, kept).map(({ piece }) => piece),
		...changed.filter((one) => one.text === '').map(({ piece }) => piece),
		...parseAround(
			type,
			between,
			changed.filter((one) => !one.isPlain && one.text !== ''),
		),
		...end.map(({ piece }) => piece),
	];
}

/** All formats after one was edited: `draft` has the current ones. */
export function changeTitleFormats(
	saved: StoredFormats,
	draft: StoredFormats,
	type: PageType,
	text: string,
): StoredFormats {
	const changed = changeTitleFormat(type, saved[type], text);
	const { [type]: _former, ...others } = draft;
	return changed === undefined ? others : { ...draft, [type]: changed };
}
