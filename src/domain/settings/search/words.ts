import { _x } from '@wordpress/i18n';

/** How well a word matches: a whole word, the start of a word, another spelling or form, within a word. */
const WHOLE = 1;
const BEGINNING = 0.9;
const VARIANT = 0.8;
const INSIDE = 0.4;

/** A longer text was pasted, and only matches literally. */
const MOST_LETTERS = 200;
const MOST_WORDS = 20;

/**
 * Characters that are often omitted in typing: accents, Hebrew and Arabic vowel points, the tatweel, apostrophes. Also invisible ones, which are
 * often pasted.
 */
const LEFT_OUT =
	/[\u0001-\u0008\u000e-\u001f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u065f\u0670'’]/g;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;
/** Signs that don't occur in sentences, so whoever types one means it. */
const CODE = /[^\p{L}\p{M}\p{N}\p{Pd}\p{Pi}\p{Pf}"„‚().,:;!?…¿¡、。・&+/_]/u;
const WITHOUT_BLANKS =
	/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
/** English plurals and verbs: "backups", "galleries", "sharing". */
const STEM = /^.{4,}?(?=(?:E[DRS]|ERS|IES|ING)$)|^.{3,}(?=S$)/;

/** Normalizes case, accents and character width. */
export const fold = (text: string) => text.normalize('NFKD').replace(LEFT_OUT, '').toUpperCase();

/** A text that is ready to be searched. */
export interface Field {
	folded: string;
	/** Its words, each surrounded by blanks. */
	words: string;
	joined: string;
}

/** @param text One shown text, or several. */
export function readField(...text: string[]): Field {
	const folded = fold(text.join('\n'));
	const words = folded.split(BETWEEN_WORDS).filter(Boolean);
	return { folded, words: ` ${words.join(' ')} `, joined: words.join('') };
}

interface Spelling {
	text: string;
	/** Of an English word; the text itself if it is not an inflected form. */
	stem: string;
}

export interface QueryWord {
	/** A word alone, and joined with its neighbors: "back up" is "backup". Text that isn't a word is returned as it is. */
	spellings: readonly [Spelling, ...Spelling[]];
	isCode: boolean;
}

export interface Query {
	/** The typed text, folded. */
	term: string;
	/** The same for the same words in another order or form. */
	key: string;
	/** All must match. Empty if only the literal term counts. */
	words: readonly QueryWord[];
}

/** Splits a text in a script without blanks into words, if the browser can. */
const segment = (text: string): string[] =>
	WITHOUT_BLANKS.test(text) && 'Segmenter' in Intl
		? [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].map(
				(part) => part.segment,
			)
		: [text];

/** Reads the stem once, because a search compares it with each text. */
const spell = (text: string): Spelling => ({ text, stem: STEM.exec(text)?.[0] ?? text });

function withNeighbours(word: string, place: number, all: readonly string[]): QueryWord {
	const [before = '', after = ''] = [all[place - 1], all[place + 1]];
	// A word alone has no others, and the first and the last word only one.
	const others = [before && before + word, after && word + after].filter(Boolean);
	return { spellings: [spell(word), ...others.map(spell)], isCode: false };
}

let knownFillers = { list: '', words: '' };

/** Cached for the hundreds of names of an index; created again for another language. */
function readFillers(list: string): string {
	if (knownFillers.list !== list) {
		knownFillers = { list, words: readField(list).words };
	}
	return knownFillers.words;
}

/** @param typed The field's text, unchecked. */
export function readQuery(typed: string): Query {
	const term = fold(typed.trim());
	const asItStands = { term, key: term, words: [] };
	if (term.length > MOST_LETTERS) {
		return asItStands;
	}
	const parts = term.split(/\s+/);
	const code = parts.filter((part) => CODE.test(part) && readField(part).joined !== '');
	const words = parts
		.filter((part) => !code.includes(part))
		.flatMap((part) => part.split(BETWEEN_WORDS))
		.filter(Boolean)
		.flatMap(segment);
	if (words.length + code.length > MOST_WORDS) {
		return asItStands;
	}
	const fillers = readFillers(
		_x(
			'a, about, activate, an, and, are, be, by, can, change, deactivate, disable, do, enable, for, from, how, i, in, is, it, jetpack, me, my, of, off, on, or, our, set, setting, settings, site, some, the, their, this, to, turn, want, website, what, when, where, who, with, you, your',
			'words that say nothing in a search',
		),
	);
	const said = words
		.map(withNeighbours)
		.filter(({ spellings: [{ text }] }) => !fillers.includes(` ${text} `));
	const all: QueryWord[] = [
		...code.map((part): QueryWord => ({ spellings: [spell(part)], isCode: true })),
		...(said.length + code.length > 0 ? said : words.map(withNeighbours)),
	];
	const key = all.map(({ spellings: [word] }) => word.stem);
	return { term, key: key.sort().join(' '), words: all };
}

/** Whether a word has this many letters, or is in a script with more meaning per letter. */
export const isLong = (word: string, letters: number) =>
	word.length >= letters || WITHOUT_BLANKS.test(word);

function measureSpelling({ words, joined }: Field, { text, stem }: Spelling): number {
	if (!joined.includes(text)) {
		return words.includes(` ${stem}`) ? VARIANT : 0;
	}
	if (words.includes(` ${text}`)) {
		return words.includes(` ${text} `) ? WHOLE : BEGINNING;
	}
	if (new RegExp(` ${[...text].join(' ?')}`, 'u').test(words)) {
		return VARIANT;
	}
	return isLong(text, 3) && words.includes(text) ? INSIDE : 0;
}

/** How well a field matches a word, from 0 (not at all) to 1. */
export const measureWord = (field: Field, { spellings, isCode }: QueryWord): number =>
	isCode
		? Number(spellings.some(({ text }) => field.folded.includes(text)))
		: Math.max(...spellings.map((spelling) => measureSpelling(field, spelling)));
