let segmenter: Intl.Segmenter | undefined;

/** Making one takes longer than using it. */
const getSegmenter = () => (segmenter ??= new Intl.Segmenter());

/** Longer than the longest emoji of one picture; marks without end on one letter are no letter. */
const LONGEST_LETTER = 48;

const isSecondHalf = (text: string, index: number) =>
	/[\uDC00-\uDFFF]/.test(text[index] ?? '') && /[\uD800-\uDBFF]/.test(text[index - 1] ?? '');

/**
 * The longest beginning of a text within a limit that ends between two letters as people see them: no emoji is cut.
 *
 * @param limit In UTF-16 code units, as fields and `length` count.
 */
export function cutText(text: string, limit: number): string {
	if (text.length <= limit) {
		return text;
	}
	const end = getSegmenter().segment(text).containing(limit)?.index ?? limit;
	if (limit - end < LONGEST_LETTER) {
		return text.slice(0, end);
	}
	return text.slice(0, isSecondHalf(text, limit) ? limit - 1 : limit);
}

const ELLIPSIS = '…';

/** At most so many characters, the ellipsis among them. */
export const truncate = (text: string, limit: number): string =>
	text.length <= limit ? text : `${cutText(text, limit - 1).trimEnd()}${ELLIPSIS}`;

export interface WordLimit {
	/** A text that is no longer stands whole. */
	limit: number;
	/** The ellipsis stands after a word that ends between these two. */
	from: number;
	to: number;
}

/** Ends after the last word within reach, and only where there is none in the middle of one. */
export function truncateAtWord(text: string, { limit, from, to }: WordLimit): string {
	if (text.length <= limit) {
		return text;
	}
	for (let index = Math.min(to, text.length); index >= from; index--) {
		if (/\s/.test(text[index] ?? '') && !/\s/.test(text[index - 1] ?? ' ')) {
			return `${text.slice(0, index)}${ELLIPSIS}`;
		}
	}
	return truncate(text, limit);
}
