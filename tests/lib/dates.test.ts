import { formatAgo, formatPeriod, formatSiteDate, parseDate } from '@/lib/dates';
import { toLocale } from '@/ui/use-locale';

it.each([
	['', 'en', 'January 8, 2024'],
	['d/m/y', 'en', '08/01/24'],
	['l jS M Y', 'en', 'Monday 8th Jan 2024'],
	['D n', 'en', 'Mon 1'],
	['j \\d\\e F \\d\\e Y', 'es', '8 de enero de 2024'],
])('CONST-02 STATS-08 formats a date as the site does: %s in %s', (format, locale, text) => {
	expect(formatSiteDate('2024-01-08', format, locale)).toBe(text);
});

it('writes English ordinals for any day', () => {
	const days = ['01', '02', '03', '04', '11', '12', '13', '21', '22', '23', '31'];
	expect(days.map((day) => formatSiteDate(`2024-01-${day}`, 'jS', 'en'))).toEqual(
		'1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 31st'.split(' '),
	);
});

it('returns text that is no date unchanged', () => {
	expect(formatSiteDate('some day', 'F j, Y', 'en')).toBe('some day');
	expect(formatPeriod('some day', 'day', 'en')).toBe('some day');
	expect(parseDate('')).toBeNull();
});

it.each([
	['month', 'en', 'Jan'],
	['day', 'de', '8. Jan.'],
] as const)('STATS-07 labels a %s under the axis in %s', (unit, locale, text) => {
	expect(formatPeriod('2024-01-08', unit, locale)).toBe(text);
});

it('falls back to English for a language tag that Intl rejects', () => {
	expect(toLocale('pt_BR')).toBe('pt-BR-u-ca-gregory-nu-latn');
	expect(toLocale('')).toBe('en');
	expect(toLocale('!')).toBe('en');
});

it.each([
	['a moment', 20_000, 'just now'],
	['a day', 86_400_000, 'yesterday'],
	['days', 9.5 * 86_400_000, '9 days ago'],
])('describes the time since an event: %s', (_title, age, text) => {
	expect(formatAgo(Date.UTC(2026, 0, 31) - age, Date.UTC(2026, 0, 31), 'en')).toBe(text);
});
