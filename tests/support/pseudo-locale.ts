/** Around every pseudo-translated text, so that a test finds texts without a translation. */
export const MARK = { start: '⟦', end: '⟧' } as const;

/** Plural forms of Polish: 1; 2–4, 22–24, …; all others. */
export const THREE_FORMS =
	'nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);';

/**
 * A text with accents, 40 % longer, between marks. Placeholders, tags and entities are kept. Uses nothing outside itself, because pages receive its
 * source, too.
 */
export function toPseudo(text: string): string {
	const accents = new Map(
		[...'aeiouncAEIOU'].map((letter, index) => [letter, [...'áéíöúñçÁÉÍÖÚ'][index]]),
	);
	const accented = text
		.split(/(<[^>]*>|%(?:\d+\$)?[a-z%]|&[a-z#0-9]+;)/i)
		.map((part, index) =>
			index % 2 ? part : part.replace(/[a-z]/gi, (letter) => accents.get(letter) ?? letter),
		);
	const length = Math.ceil(text.length * 0.4);
	const filler = 'ölöngér '.repeat(Math.ceil(length / 8)).slice(0, length);
	return `⟦${accented.join('')} ${filler.trim()}⟧`;
}

/** The text that `toPseudo` was given. */
export const fromPseudo = (text: string): string =>
	text
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(/⟦| (?:olonger ?)*o?l?o?n?g?e?⟧/g, '');

/** The number of the form, after the mark of a text with several forms. */
export const FORM_SIGNS = ['¹', '²', '³'] as const;
