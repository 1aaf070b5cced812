/** @typedef {import('./types.mjs').Marks} Marks */

const SECOND = 1000;

/**
 * Cumulative layout shift: the largest sum of a group of shifts that are less than a second apart, within five seconds.
 *
 * @param {Marks['shifts']} shifts In the order of time.
 */
export function shiftOf(shifts) {
	let largest = 0;
	let group = { start: -Infinity, last: -Infinity, sum: 0 };
	for (const { at, value } of shifts) {
		const joins = at - group.last < SECOND && at - group.start < 5 * SECOND;
		group = joins
			? { ...group, last: at, sum: group.sum + value }
			: { start: at, last: at, sum: value };
		largest = Math.max(largest, group.sum);
	}
	return largest;
}

/** @param {Marks['tasks']} tasks */
const longest = (tasks) => Math.max(0, ...tasks.map(({ duration }) => duration));

/**
 * The times of a visit, in milliseconds from the end of the page's own response; NaN: there is no such moment. A page of the original has no cards to recognize: for it, "all" is the last element added, and there is
 * no "viewport".
 *
 * @param {Marks} marks
 * @param {{ isOriginal: boolean, php: number, asked: number }} page `php` in milliseconds, `asked` in requests to the provider.
 * @return Without what is measured in separate visits: "usable", and "known" while the provider answers badly.
 */
export function timesOf(marks, { isOriginal, php, asked }) {
	const allAt = isOriginal ? marks.addedAt : marks.readyAt;
	/** @param {number} at */
	const since = (at) => (at > 0 ? at - marks.responseEnd : NaN);
	return {
		viewport: isOriginal ? NaN : since(marks.viewportAt),
		all: since(allAt),
		usable: NaN,
		...{ slow: NaN, refused: NaN, html: NaN },
		// A skeleton that stays means that something never became known.
		known:
			marks.busy > 0 && !isOriginal
				? NaN
				: since(Math.max(marks.contentAt, marks.busyAt, marks.answeredAt)),
		settled: since(marks.changedAt),
		/** REST calls. */
		calls: marks.calls,
		php,
		asked,
		/** The longest task before and after "all"; 0: none of 50 ms or more. */
		taskBefore: longest(marks.tasks.filter(({ at }) => at < allAt)),
		taskAfter: longest(marks.tasks.filter(({ at }) => at >= allAt)),
		/** Cumulative layout shift. */
		shift: shiftOf(marks.shifts),
	};
}
