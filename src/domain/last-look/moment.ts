const DAY = 24 * 60 * 60 * 1000;
const WEEK = 7;

/** Midnight of that day in the browser's time zone, in which the person looked. */
const toMidnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);

/**
 * The time of a look as people name it: "9:15 AM" on the same day, "yesterday", "Tuesday" within a week, "January 3" or
 * "January 3, 2025" before that. Both times are epoch milliseconds.
 */
export function formatLook(at: number, now: number, locale: string): string {
	const format = (options: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat(locale, options).format(at);
	// Rounded, because a day in which the clocks change is an hour shorter or longer.
	const days = Math.round((toMidnight(now) - toMidnight(at)) / DAY);
	if (days <= 0) {
		return format({ timeStyle: 'short' });
	}
	if (days === 1) {
		return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-1, 'day');
	}
	if (days < WEEK) {
		return format({ weekday: 'long' });
	}
	const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
	return format({ month: 'long', day: 'numeric', year: isThisYear ? undefined : 'numeric' });
}
