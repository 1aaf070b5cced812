import { fold, isLong, type Query, type QueryWord } from './words';

/** A piece of a text, and whether it matches the search. */
export interface MarkedPiece {
	text: string;
	isMarked: boolean;
}

type Range = readonly [start: number, end: number];

/** Matches a word at the start of a word, ignoring punctuation between its letters. */
const atWord = (word: string) =>
	new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${[...word].join('[^\\p{L}\\p{M}\\p{N}]*')}`, 'gu');

/** Words that are joined in the search end together: "comments" is not in "comment subscriptions". */
const BLANK = /\s/;
const LETTER = /[\p{L}\p{M}\p{N}]/u;

function rangeOf(folded: string, text: string): Range[] {
	const found: Range[] = [];
	let start = text === '' ? -1 : folded.indexOf(text);
	while (start !== -1) {
		found.push([start, start + text.length]);
		start = folded.indexOf(text, start + text.length);
	}
	return found;
}

/** Finds a word by any spelling, else by its stem, else within another word. */
function rangesOf(folded: string, { spellings, isCode }: QueryWord): Range[] {
	const [{ text: typed, stem }] = spellings;
	if (isCode) {
		return rangeOf(folded, typed);
	}
	const from = (words: readonly string[]) =>
		words
			.filter((word) => isLong(word, 2))
			.flatMap((word) => [...folded.matchAll(atWord(word))])
			.map(({ index, 0: text }): Range => [index, index + text.length])
			.filter(
				([start, end]) => !BLANK.test(folded.slice(start, end)) || !LETTER.test(folded[end] ?? ''),
			);
	const found = [from(spellings.map(({ text }) => text)), from([stem])].find(
		({ length }) => length > 0,
	);
	return found ?? (isLong(typed, 2) ? rangeOf(folded, typed) : []);
}

/** Marks the literal term in a text, and each of its words, wherever they are. Joined, the pieces are the text. */
export function markText(text: string, query: Query): MarkedPiece[] {
	const letters = [...text];
	// Folding replaces some letters by several and removes others.
	const folded = letters.map(fold);
	const owners = folded.flatMap((part, letter) => new Array<number>(part.length).fill(letter));
	const whole = folded.join('');
	const ranges = [
		...rangeOf(whole, query.term),
		...query.words.flatMap((word) => rangesOf(whole, word)),
	];
	const marked = new Set(ranges.flatMap(([start, end]) => owners.slice(start, end)));
	const pieces: MarkedPiece[] = [];
	letters.forEach((letter, index) => {
		const isMarked = marked.has(index) || (folded[index] === '' && marked.has(index - 1));
		const last = pieces.at(-1);
		if (last?.isMarked === isMarked) {
			last.text += letter;
		} else {
			pieces.push({ text: letter, isMarked });
		}
	});
	return pieces;
}
