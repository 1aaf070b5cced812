/** Milliseconds from printing a page to its first paint, on a slow server and a slow connection. */
const LONGEST_LOAD = 60_000;

/**
 * Whether a page was printed so long ago that the site may have changed since: a cache, a CDN or a restored tab served it. If the
 * clocks of the browser and the server differ, a new page counts as old, too, which only costs a few calls.
 *
 * @param printedAt In milliseconds; null where it is unknown.
 */
export const isOldPage = (printedAt: number | null, now: number): boolean =>
	printedAt ? Math.abs(now - printedAt) > LONGEST_LOAD : false;
