/** WordPress's color schemes in the gallery; the first is the default. */
export const SCHEMES = ['fresh', 'light', 'midnight', 'coffee'];

/**
 * @typedef {object} Look How a picture shows an entry.
 * @property {string}                     name      Such as "rest" or "midnight".
 * @property {'rest' | 'hover' | 'focus'} control   State of the first control.
 * @property {string}                     direction "ltr" or "rtl".
 * @property {string}                     scheme
 * @property {boolean}                    isLong    With texts as long as those of a translation.
 */

/**
 * The looks of an entry: each direction and each scheme at rest, and the others in the first direction and the first scheme,
 * because they change nothing about colors or sides.
 *
 * @param {{ directions: string[], schemes: string[] }} wish Neither is empty.
 * @return {Look[]} Those with long texts are last, because they need a page of their own.
 */
export function looksOf({ directions, schemes }) {
	const [direction, ...otherDirections] = directions;
	const [scheme, ...otherSchemes] = schemes;
	/** @type {Look} */
	const rest = { name: 'rest', control: 'rest', direction, scheme, isLong: false };
	return [
		rest,
		{ ...rest, name: 'focus', control: 'focus' },
		{ ...rest, name: 'hover', control: 'hover' },
		...otherDirections.map((other) => ({ ...rest, name: other, direction: other })),
		...otherSchemes.map((other) => ({ ...rest, name: other, scheme: other })),
		{ ...rest, name: 'long texts', isLong: true },
	];
}
