/** Characters without a width: soft hyphen, joiners, direction marks, byte order mark, variation selectors. */
const UNSEEN =
	/[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]/g;

const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const QUOTES = /["'`´‘’‚‛“”„‟′″‹›«»「」『』＂＇]/g;

export const joinLineEnds = (text: string): string => text.replace(LINE_ENDS, '\n');

export const dropControls = (text: string): string => text.replace(CONTROLS, '');

/**
 * A text for machines, in plain characters: nothing invisible, one kind of blank, hyphen and quote, and full-width characters made normal. Not for
 * sentences: emoji and many languages need invisible characters.
 */
export const toPlain = (text: string): string =>
	dropControls(joinLineEnds(text))
		.replace(UNSEEN, '')
		// Comes before the normalization, which turns "´" into a blank and an accent.
		.replace(QUOTES, '"')
		.normalize('NFKC')
		.replace(DASHES, '-');
