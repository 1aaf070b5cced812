import { dropControls, joinLineEnds } from './characters';

/** Useless at the ends of a text. Joiners and direction marks aren't included, because they may belong to their neighbors. */
const IN_FRONT = /^[\s\u00ad\u200b\u2060\ufeff]+/;
const BEHIND = /[\s\u00ad\u200b\u2060\ufeff]+$/;
/** Thai, Lao, Burmese and Khmer have no blanks; a zero-width one marks where a line may break. */
const WITHOUT_BLANKS = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/;
const HALF_PAIR = /[\ud800-\udbff](?![\udc00-\udfff])|([^\ud800-\udbff]|^)[\udc00-\udfff]/g;

/** As `cleanSentence`, for a part of a sentence: the blanks beside another part stay. */
export const cleanPart = (text: string, isFirst: boolean, isLast: boolean): string =>
	dropControls(joinLineEnds(text))
		.replace(/[\u2060\ufeff]/g, '')
		.replace(/([^\u200b]?)\u200b+/g, (all, before: string) =>
			WITHOUT_BLANKS.test(before) ? all : before,
		)
		// Half of an emoji, cut off by another program, can't be stored.
		.replace(HALF_PAIR, '$1')
		.replace(isFirst ? IN_FRONT : '', '')
		.replace(isLast ? BEHIND : '', '');

/**
 * A text for people without the traces of pasting: blanks around it, Windows line ends, control characters, marks of another program. Everything that
 * shows or shapes the text stays: typographic quotes and dashes, blanks that don't break,
 * the joiners of emoji, direction marks.
 */
export const cleanSentence = (text: string): string => cleanPart(text, true, true);
