import { toLocale } from '@/lib/locale';
import { parseDate } from './site-date';

export type PeriodUnit = 'day' | 'week' | 'month';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A chart asks thirty times in a row, and making a format costs more than using it. */
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

/** A period as it stands under an axis: "Jan 31" for a day or for the start of a week, "Jan" for a month. */
export function formatPeriod(period: string, unit: PeriodUnit, locale: string): string {
	const date = parseDate(period);
	if (!date) {
		return period;
	}
	return getFormat(toLocale(locale), unit !== 'month').format(date);
}
