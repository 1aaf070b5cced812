import { formatLook } from '@/domain/last-look/moment';
import { toLocale } from '@/ui/use-locale';

/** A Saturday, in the time zone of the browser. */
const NOW = new Date(2026, 0, 31, 18, 30).getTime();
const at = (...[year, month, day, hour = 9]: [number, number, number, number?]) =>
	new Date(year, month, day, hour, 15).getTime();

it.each<[string, number, string, string]>([
	['the time on the same day', at(2026, 0, 31), 'en-US', '9:15 AM'],
	['yesterday, however few hours ago', at(2026, 0, 30, 23), 'en-US', 'yesterday'],
	['the day of the week', at(2026, 0, 27), 'en-US', 'Tuesday'],
	['the date a week ago', at(2026, 0, 24), 'en-US', 'January 24'],
	['the date with its year', at(2025, 0, 3), 'en-US', 'January 3, 2025'],
])('formatLook gives %s', (_title, time, locale, text) => {
	// ICU separates the time from AM by a narrow space.
	expect(formatLook(time, NOW, toLocale(locale)).replace(/\u202f/g, ' ')).toBe(text);
});
