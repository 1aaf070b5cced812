import { sprintf } from '@wordpress/i18n';
import { formatAgo, formatPeriod, formatSiteDate } from '@/lib/dates';
import { formatLook } from '@/domain/last-look/moment';
import { toLocale } from '@/ui/use-locale';
import { formatMoney } from '@/lib/money';

const DAY = 86_400_000;
/** Noon in every time zone that a test runs in. */
const NOW = new Date(2026, 2, 20, 12).getTime();

/** Replaces no-break spaces, and removes direction marks. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f]/g, '');

/** A date of the site, a period, a look, a time ago, an amount, a number and a list, by the name that WordPress gives the language. */
const EXPECTED = [
	[
		'de_DE',
		...['21. März 2026', '21. März', '10. März', 'vor 3 Tagen'],
		...['1.234,50 €', '1.234.567,8', 'A, B und C'],
	],
	[
		'pl_PL',
		...['21. marca 2026', '21 mar', '10 marca', '3 dni temu'],
		...['1234,50 €', '1 234 567,8', 'A, B i C'],
	],
	[
		'ar',
		...['21. مارس 2026', '21 مارس', '10 مارس', 'قبل 3 أيام'],
		...['1,234.50 €', '1,234,567.8', 'A وB وC'],
	],
	[
		'fa_IR',
		...['21. مارس 2026', '21 مارس', '10 مارس', '3 روز پیش'],
		...['€ 1,234.50', '1,234,567.8', 'A،‏ B، و C'],
	],
	[
		'ja',
		...['21. 3月 2026', '3月21日', '3月10日', '3 日前'],
		...['€1,234.50', '1,234,567.8', 'A、B、C'],
	],
	[
		'pt_BR',
		...['21. março 2026', '21 de mar.', '10 de março', 'há 3 dias'],
		...['€ 1.234,50', '1.234.567,8', 'A, B e C'],
	],
];

it.each(EXPECTED)(
	'writes in %s, with the calendar that WordPress uses, %s, %s, %s, %s, %s, %s and %s',
	(name = '', ...texts) => {
		const locale = toLocale(name);
		expect(
			[
				formatSiteDate('2026-03-21', 'j. F Y', locale),
				formatPeriod('2026-03-21', 'day', locale),
				formatLook(NOW - 10 * DAY, NOW, locale),
				formatAgo(NOW - 3 * DAY, NOW, locale),
				formatMoney(1234.5, 'EUR', locale),
				new Intl.NumberFormat(locale).format(1234567.8),
				new Intl.ListFormat(locale).format(['A', 'B', 'C']),
			].map(plain),
		).toEqual(texts.map(plain));
	},
);

it.each([
	['th', '21 มีนาคม 2026'],
	['fa_AF', '21 مارچ 2026'],
	['ar_SA', '21 مارس 2026'],
])('keeps the year and month of the site in %s, whose own calendar is another', (name, text) => {
	expect(plain(formatSiteDate('2026-03-21', 'j F Y', toLocale(name)))).toBe(text);
});

/** Every way in which a screen writes a number, by its caller. */
const FORMATTED: Record<string, (locale: string) => string> = {
	'a date in the format of the site': (locale) => formatSiteDate('2026-03-21', 'l j F Y', locale),
	'a day on an axis': (locale) => formatPeriod('2026-03-21', 'day', locale),
	'a time in the past': (locale) => formatAgo(NOW - 3 * DAY, NOW, locale),
	'the time of the last look today': (locale) => formatLook(NOW - 60_000, NOW, locale),
	'the day of the last look': (locale) => formatLook(NOW - 400 * DAY, NOW, locale),
	'the date and time of a change': (locale) =>
		new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(NOW),
	'an amount of money': (locale) => formatMoney(1234.5, 'EUR', locale),
	'an amount in an unknown currency': (locale) => formatMoney(1234.5, 'XXQ', locale),
	'a count': (locale) => new Intl.NumberFormat(locale).format(1234567),
	'a percentage': (locale) => new Intl.NumberFormat(locale, { style: 'percent' }).format(0.5),
	'a number in a sentence': () => sprintf('%1$d / %2$d', 3, 12),
};

describe.each(['en_US', 'de_DE', 'ar', 'ar_EG', 'fa_IR', 'mr', 'ne_NP', 'bn_BD', 'my_MM'])(
	'digits in %s',
	(name) => {
		it.each(Object.entries(FORMATTED))('are the Latin ones of WordPress in %s', (_what, format) => {
			expect(
				format(toLocale(name))
					.match(/\p{Nd}/gu)
					?.join(''),
			).toMatch(/^[0-9]+$/);
		});
	},
);

/** WordPress's languages whose tags `Intl` refuses, or for which it has no data. */
const UNUSUAL = {
	pt_PT_ao90: 'pt-PT',
	de_DE_formal: 'de-DE-formal',
	de_CH_informal: 'de-CH-informal',
	art_xemoji: 'art-xemoji',
	ca_valencia: 'ca-valencia',
	rhg: 'rhg',
	frp: 'frp',
	'!': 'en',
	'': 'en',
};

it.each(Object.entries(UNUSUAL))('formats in %j as in %s, without an error', (name, tag) => {
	const locale = toLocale(name);
	expect(locale.replace('-u-ca-gregory-nu-latn', '')).toBe(tag);
	for (const text of [
		formatSiteDate('2026-03-21', 'l j F Y', locale),
		formatPeriod('2026-03-21', 'week', locale),
		formatAgo(NOW - DAY, NOW, locale),
		formatLook(NOW - 3 * DAY, NOW, locale),
		formatMoney(5, 'JPY', locale),
		new Intl.ListFormat(locale).format(['A', 'B']),
	]) {
		expect(text).not.toBe('');
	}
});

it('writes European Portuguese, not English, for the spelling of 1990', () => {
	expect(formatSiteDate('2026-03-21', 'j F Y', toLocale('pt_PT_ao90'))).toBe('21 março 2026');
});
