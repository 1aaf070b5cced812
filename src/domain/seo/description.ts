import { cutText } from './cut-text';

/** The field's maximum length (TRAFFIC-25). */
export const DESCRIPTION_LIMIT = 300;
/** The length that search engines show, as in the help text (TRAFFIC-29). */
export const DESCRIPTION_ADVICE = 160;
/** The counter warns above this length (TRAFFIC-27). */
const LONGEST_FINE = 159;

export type DescriptionLength = 'fine' | 'long' | 'full';

/** The counter's text for a length; a saved text may exceed the field's maximum (TRAFFIC-27, TRAFFIC-28). */
export function resolveDescriptionLength({ length }: string): DescriptionLength {
	if (length >= DESCRIPTION_LIMIT) {
		return 'full';
	}
	return length > LONGEST_FINE ? 'long' : 'fine';
}

/** The part of a pasted text that fits beside the characters that stay. The browser's own limit counts code units and cuts even within an emoji. */
export const fitIntoDescription = (pasted: string, left: number): string =>
	cutText(pasted.replace(/\r\n?/g, '\n'), Math.max(0, DESCRIPTION_LIMIT - left));
