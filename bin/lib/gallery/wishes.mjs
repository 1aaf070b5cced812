/** In pixels. */
export const WIDTHS = ['1280', '480'];

export const DIRECTIONS = ['ltr', 'rtl'];

/** WordPress's color schemes in the gallery; the first is the default. */
export const SCHEMES = ['fresh', 'light', 'midnight', 'coffee'];

/**
 * @param {string} value
 * @throws {Error} One sentence if it is no width that the app supports.
 */
export function readWidth(value) {
	const width = Number(value);
	if (!Number.isInteger(width) || width < 320 || width > 4000) {
		throw new Error(`--width ${value}: give a number of pixels from 320 to 4000.`);
	}
	return width;
}

/**
 * @typedef {object} Look How a picture shows an entry.
 * @property {string}                     name      Such as "rest" or "midnight".
 * @property {'rest' | 'hover' | 'focus'} control   State of the first control.
 * @property {string}                     direction "ltr" or "rtl".
 * @property {string}                     scheme
 * @property {boolean}                    isLong    With texts as long as a translation's.
 */

/**
 * The looks of an entry: every direction and scheme at rest, and the other states only in the first direction and scheme, because they change nothing
 * about colors or sides.
 *
 * @param {{ directions: string[], schemes: string[] }} wish Neither is empty.
 * @return {Look[]} Looks with long texts come last, because they need a separate page.
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
