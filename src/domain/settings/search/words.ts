import { _x } from '@wordpress/i18n';

/** How well a word is met: as a whole, by the beginning of a word, in other spelling or form, from inside. */
const WHOLE = 1;
const BEGINNING = 0.9;
const VARIANT = 0.8;
const INSIDE = 0.4;

/** What is longer was pasted, and counts only as it stands. */
const MOST_LETTERS = 200;
const MOST_WORDS = 20;

/** What people leave out when they type: accents, vowel points of Hebrew and Arabic, the drawn-out line, apostrophes. */
const LEFT_OUT =
	/[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u065f\u0670'’]/g;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;
/** Signs that stand in no sentence: whoever types one means it. */
const CODE = /[^\p{L}\p{M}\p{N}\p{Pd}\p{Pi}\p{Pf}"().,:;!?…¿¡、。・&+/_]/u;
const WITHOUT_BLANKS =
	/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
/** English plurals and verbs: "backups", "galleries", "sharing". */
const STEM = /^.{4,}?(?=(?:E[DRS]|ERS|IES|ING)$)|^.{3,}(?=S$)/;

/** One text for all ways to write it: in capitals and without, accented and not, wide and narrow. */
export const fold = (text: string) => text.normalize('NFKD').replace(LEFT_OUT, '').toUpperCase();

/** A text that is ready to be searched. */
export interface Field {
	folded: string;
	/** Its words, each between two blanks. */
	words: string;
	joined: string;
}

/** @param text As it is shown, or several of them. */
export function readField(...text: string[]): Field {
	const folded = fold(text.join('\n'));
	const words = folded.split(BETWEEN_WORDS).filter(Boolean);
	return { folded, words: ` ${words.join(' ')} `, joined: words.join('') };
}

export interface QueryWord {
	/** By itself, and as one with its neighbours: "back up" is "backup". For what is no word: itself. */
	spellings: readonly string[];
	isCode: boolean;
}

/** What somebody searches for. */
export interface Query {
	/** As it was typed, folded. */
	term: string;
	/** The same for the same words in another order or form. */
	key: string;
	/** All must be met. None where the term only counts as it stands. */
	words: readonly QueryWord[];
}

/** A text of letters that is written without blanks, cut into words where the browser knows how. */
const segment = (text: string): string[] =>
	WITHOUT_BLANKS.test(text) && 'Segmenter' in Intl
		? [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].map(
				(part) => part.segment,
			)
		: [text];

const withNeighbours = (word: string, place: number, all: readonly string[]): QueryWord => ({
	spellings: [word, (all[place - 1] ?? '') + word, word + (all[place + 1] ?? '')],
	isCode: false,
});

let knownFillers = { list: '', words: '' };

/** Read once for the hundreds of names that an index reads; anew for another language. */
function readFillers(list: string): string {
	if (knownFillers.list !== list) {
		knownFillers = { list, words: readField(list).words };
	}
	return knownFillers.words;
}

/** @param typed As it stands in the field: anything. */
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
			'dashboard-for-jetpack',
		),
	);
	const said = words
		.map(withNeighbours)
		.filter(({ spellings }) => !fillers.includes(` ${spellings[0]} `));
	const all = [
		...code.map((part) => ({ spellings: [part], isCode: true })),
		...(said.length + code.length > 0 ? said : words.map(withNeighbours)),
	];
	const key = all.map(({ spellings: [word = ''] }) => stemOf(word));
	return { term, key: key.sort().join(' '), words: all };
}

/** Whether a word has so many letters, or is of a script whose letters say more. */
export const isLong = (word: string, letters: number) =>
	word.length >= letters || WITHOUT_BLANKS.test(word);

/** What a word of English is a form of; itself where it is none. */
export const stemOf = (word: string) => STEM.exec(word)?.[0] ?? word;

function measureSpelling({ words, joined }: Field, spelling: string): number {
	if (!joined.includes(spelling)) {
		return words.includes(` ${stemOf(spelling)}`) ? VARIANT : 0;
	}
	if (words.includes(` ${spelling}`)) {
		return words.includes(` ${spelling} `) ? WHOLE : BEGINNING;
	}
	if (new RegExp(` ${[...spelling].join(' ?')}`, 'u').test(words)) {
		return VARIANT;
	}
	return isLong(spelling, 3) && words.includes(spelling) ? INSIDE : 0;
}

/** How well a field answers a word, from 0 (not at all) to 1. */
export const measureWord = (field: Field, { spellings, isCode }: QueryWord): number =>
	isCode
		? Number(spellings.some((part) => field.folded.includes(part)))
		: Math.max(...spellings.map((spelling) => measureSpelling(field, spelling)));
