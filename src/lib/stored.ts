import * as v from 'valibot';

/*
 * What a browser or a tab stores. Anyone can write into its storage.
 */

/** Milliseconds since 1970. A larger number isn't a date, and breaks any code that formats it. */
export const EPOCH = v.pipe(
	v.number(),
	v.check((time) => time >= 0 && time <= 8.64e15),
);

/** A whole number that is not negative. */
export const COUNT = v.pipe(
	v.number(),
	v.check((count) => Number.isSafeInteger(count) && count >= 0),
);
