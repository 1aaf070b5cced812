let segmenter: Intl.Segmenter | undefined;

/** Cached, because creating a segmenter takes longer than using it. */
const getSegmenter = () => (segmenter ??= new Intl.Segmenter());

/** Longer than the longest single emoji; a longer run of combining marks is not treated as one letter. */
const LONGEST_LETTER = 48;

const isSecondHalf = (text: string, index: number) =>
	/[\uDC00-\uDFFF]/.test(text[index] ?? '') && /[\uD800-\uDBFF]/.test(text[index - 1] ?? '');

/** The longest beginning of a text that ends between two graphemes, so no emoji is cut. The limit is in UTF-16 code units, like `length`. */
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

/** The maximum number of characters, including the ellipsis. */
export const truncate = (text: string, limit: number): string =>
	text.length <= limit ? text : `${cutText(text, limit - 1).trimEnd()}${ELLIPSIS}`;

export interface WordLimit {
	/** A text up to this length is not cut. */
	limit: number;
	/** The ellipsis follows a word that ends between these two. */
	from: number;
	to: number;
}

/** Cuts after the last whole word in range, or within a word if there is none. */
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
