import type { BuiltText } from './built-texts';
import { keyOf } from './built-texts';

/** Around every pseudo-translated text, so that a test finds texts without a translation. */
export const MARK = { start: '⟦', end: '⟧' } as const;

/** Plural forms of Polish: 1; 2–4, 22–24, …; all others. */
export const THREE_FORMS =
	'nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);';

const ACCENTS: Readonly<Record<string, string>> = {
	...{ a: 'á', e: 'é', i: 'í', o: 'ö', u: 'ü', n: 'ñ', c: 'ç' },
	...{ A: 'Á', E: 'É', I: 'Í', O: 'Ö', U: 'Ü' },
};

/** Placeholders, tags, entities. */
const KEPT = /(<[^>]*>|%(?:\d+\$)?[a-z%]|&[a-z#0-9]+;)/i;

const GROWTH = 0.4;
const FILLER = 'ölöngér ';

/** A text with accents, 40 % longer, between marks. */
export function toPseudo(text: string): string {
	const accented = text
		.split(KEPT)
		.map((part, index) =>
			index % 2 ? part : part.replace(/[a-z]/gi, (letter) => ACCENTS[letter] ?? letter),
		);
	const length = Math.ceil(text.length * GROWTH);
	const filler = FILLER.repeat(Math.ceil(length / FILLER.length)).slice(0, length);
	return `${MARK.start}${accented.join('')} ${filler.trim()}${MARK.end}`;
}

/** The number of the form, after the mark of a text with several forms. */
export const FORM_SIGNS = ['¹', '²', '³'] as const;

/** Translations of texts, by the keys of a translation file; texts with a plural have three forms. */
export const toPseudoTexts = (texts: readonly BuiltText[]): Record<string, string[]> =>
	Object.fromEntries(
		texts.map((one) => [
			keyOf(one),
			one.plural === undefined
				? [toPseudo(one.text)]
				: FORM_SIGNS.map((sign, form) =>
						toPseudo(form === 0 ? one.text : (one.plural ?? '')).replace(
							MARK.end,
							`${sign}${MARK.end}`,
						),
					),
		]),
	);
