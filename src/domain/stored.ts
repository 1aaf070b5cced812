import * as v from 'valibot';

/*
 * What a browser or a tab stores. Anyone can write into its storage.
 */

/** The user on a site, as the owner of what is stored: a browser is used by several people, and for several sites of one network. */
export const toOwner = (siteUrl: string, userId: number): string => `${siteUrl} ${userId}`;

/** Milliseconds since 1970. A larger number is no date, which breaks whatever formats it. */
export const EPOCH = v.pipe(
	v.number(),
	v.check((time) => time >= 0 && time <= 8.64e15),
);

/** A whole number that is not negative. */
export const COUNT = v.pipe(
	v.number(),
	v.check((count) => Number.isSafeInteger(count) && count >= 0),
);
