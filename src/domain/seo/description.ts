import { cutText } from './cut-text';

/** The field takes no more (TRAFFIC-25). */
export const DESCRIPTION_LIMIT = 300;
/** What search engines show, as the help says it (TRAFFIC-29). */
export const DESCRIPTION_ADVICE = 160;
/** The counter warns of more than this (TRAFFIC-27). */
const LONGEST_FINE = 159;

export type DescriptionLength = 'fine' | 'long' | 'full';

/** What the counter says of a length; a stored text may be longer than the field takes (TRAFFIC-27, TRAFFIC-28). */
export function resolveDescriptionLength({ length }: string): DescriptionLength {
	if (length >= DESCRIPTION_LIMIT) {
		return 'full';
	}
	return length > LONGEST_FINE ? 'long' : 'fine';
}

/**
 * What of a pasted text has room. A field cuts by code units, in the middle of an emoji too.
 *
 * @param left Characters that stay beside it.
 */
export const fitIntoDescription = (pasted: string, left: number): string =>
	cutText(pasted.replace(/\r\n?/g, '\n'), Math.max(0, DESCRIPTION_LIMIT - left));
