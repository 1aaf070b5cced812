import { parseDate, toLocale } from './site-date';

export type PeriodUnit = 'day' | 'week' | 'month';

/** A period as it stands under an axis: "Jan 31" for a day or for the start of a week, "Jan" for a month. */
export function formatPeriod(period: string, unit: PeriodUnit, locale: string): string {
	const date = parseDate(period);
	if (!date) {
		return period;
	}
	return new Intl.DateTimeFormat(toLocale(locale), {
		month: 'short',
		day: unit === 'month' ? undefined : 'numeric',
		timeZone: 'UTC',
	}).format(date);
}
