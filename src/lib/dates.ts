import { __ } from '@wordpress/i18n';

/** The default date format (CONST-02). */
const DEFAULT_DATE_FORMAT = 'F j, Y';

const DATE = /^(\d{4})-(\d{2})-(\d{2})/;

/** The start of a date in UTC: a date has no time zone and must not be shifted by one. */
export function parseDate(value: string): Date | null {
	const [, year, month, day] = DATE.exec(value) ?? [];
	const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
	return Number.isNaN(time) ? null : new Date(time);
}

type DatePart = 'weekday' | 'month';

/** One part of a date in the form it has within a whole date: in many languages a month changes its form next to a day. */
function partOf(date: Date, locale: string, part: DatePart, style: 'long' | 'short'): string {
	const format = new Intl.DateTimeFormat(locale, {
		weekday: style,
		day: 'numeric',
		month: style,
		year: 'numeric',
		timeZone: 'UTC',
	});
	const value = format.formatToParts(date).find(({ type }) => type === part)?.value ?? '';
	// Within a date, Japanese, Chinese and Korean months are numbers, and the character for "month" is a separate part.
	return Number(value)
		? date.toLocaleDateString(locale, { [part]: style, timeZone: 'UTC' })
		: value;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** PHP's ordinal suffix is English in every language. */
function ordinalSuffix(day: number): string {
	if (day > 10 && day < 14) {
		return 'th';
	}
	return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}

/** The characters of PHP's date formats that are replaced by a part of the date. */
const TOKENS: Record<string, (date: Date, locale: string) => string> = {
	d: (date) => twoDigits(date.getUTCDate()),
	j: (date) => String(date.getUTCDate()),
	S: (date) => ordinalSuffix(date.getUTCDate()),
	D: (date, locale) => partOf(date, locale, 'weekday', 'short'),
	l: (date, locale) => partOf(date, locale, 'weekday', 'long'),
	m: (date) => twoDigits(date.getUTCMonth() + 1),
	n: (date) => String(date.getUTCMonth() + 1),
	M: (date, locale) => partOf(date, locale, 'month', 'short'),
	F: (date, locale) => partOf(date, locale, 'month', 'long'),
	y: (date) => twoDigits(date.getUTCFullYear() % 100),
	Y: (date) => String(date.getUTCFullYear()),
};

/**
 * A date in the site's own format (WordPress's Settings → General), with month and day names of the
 * reader's language. A value that isn't a date is returned unchanged.
 *
 * @param value  ISO date; a time is ignored.
 * @param format PHP date format; a backslash escapes the next character.
 * @param locale From `toLocale()`.
 */
export function formatSiteDate(value: string, format: string, locale: string): string {
	const date = parseDate(value);
	if (!date) {
		return value;
	}
	return (format || DEFAULT_DATE_FORMAT).replace(/\\(.)|([a-zA-Z])/g, (match, escaped, token) =>
		escaped === undefined ? (TOKENS[token]?.(date, locale) ?? match) : escaped,
	);
}

const AGES = [
	['day', 24 * 60 * 60 * 1000],
	['hour', 60 * 60 * 1000],
	['minute', 60 * 1000],
] as const;

/** How long ago something was, in epoch milliseconds: "3 hours ago". A time in the future, by a clock behind the server's, counts as now. */
export function formatAgo(
	at: number,
	now: number,
	locale: string,
	style: 'long' | 'narrow' = 'long',
): string {
	const age = Math.max(0, now - at);
	const [unit, length] = AGES.find(([, milliseconds]) => age >= milliseconds) ?? [];
	if (!unit) {
		/* translators: how long ago something was, as in "Checked just now." */
		return __('just now');
	}
	const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style });
	return format.format(-Math.floor(age / length), unit);
}

type PeriodUnit = 'day' | 'week' | 'month';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are cached: a chart uses one thirty times in a row, and creating a format costs more than using it. */
function getFormat(locale: string, hasDay: boolean): Intl.DateTimeFormat {
	const key = `${locale} ${hasDay}`;
	const known = formats.get(key);
	if (known) {
		return known;
	}
	const made = new Intl.DateTimeFormat(locale, {
		month: 'short',
		day: hasDay ? 'numeric' : undefined,
		timeZone: 'UTC',
	});
	formats.set(key, made);
	return made;
}

/** A period as labeled on an axis: "Jan 31" for a day or for the start of a week, "Jan" for a month. */
export function formatPeriod(period: string, unit: PeriodUnit, locale: string): string {
	const date = parseDate(period);
	return date ? getFormat(locale, unit !== 'month').format(date) : period;
}
