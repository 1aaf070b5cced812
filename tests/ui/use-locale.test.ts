import { _n, resetLocaleData, setLocaleData, sprintf } from '@wordpress/i18n';
import { formatAgo, formatPeriod, formatSiteDate } from '@/domain/dates';
import { formatLook } from '@/domain/last-look/moment';
import { toLocale } from '@/ui/use-locale';
import { formatMoney } from '@/lib/money';
import { THREE_FORMS } from '../support/pseudo-locale';

const DAY = 86_400_000;
/** Noon in every time zone that a test runs in. */
const NOW = new Date(2026, 2, 20, 12).getTime();

/** Replaces no-break spaces, and removes direction marks. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f]/g, '');

/** Expected texts by the name that WordPress gives the language. */
const EXPECTED = {
	de_DE: {
		date: '21. März 2026',
		period: '21. März',
		look: '10. März',
		ago: 'vor 3 Tagen',
		money: '1.234,50 €',
		number: '1.234.567,8',
		list: 'A, B und C',
	},
	pl_PL: {
		date: '21. marca 2026',
		period: '21 mar',
		look: '10 marca',
		ago: '3 dni temu',
		money: '1234,50 €',
		number: '1 234 567,8',
		list: 'A, B i C',
	},
	ar: {
		date: '21. مارس 2026',
		period: '21 مارس',
		look: '10 مارس',
		ago: 'قبل 3 أيام',
		money: '1,234.50 €',
		number: '1,234,567.8',
		list: 'A وB وC',
	},
	fa_IR: {
		date: '21. مارس 2026',
		period: '21 مارس',
		look: '10 مارس',
		ago: '3 روز پیش',
		money: '€ 1,234.50',
		number: '1,234,567.8',
		list: 'A،‏ B، و C',
	},
	ja: {
		date: '21. 3月 2026',
		period: '3月21日',
		look: '3月10日',
		ago: '3 日前',
		money: '€1,234.50',
		number: '1,234,567.8',
		list: 'A、B、C',
	},
	pt_BR: {
		date: '21. março 2026',
		period: '21 de mar.',
		look: '10 de março',
		ago: 'há 3 dias',
		money: '€ 1.234,50',
		number: '1.234.567,8',
		list: 'A, B e C',
	},
};

describe.each(Object.entries(EXPECTED))('texts of Intl in %s', (name, expected) => {
	const locale = toLocale(name);

	it('has dates of the calendar that WordPress uses, with the names of months', () => {
		expect(plain(formatSiteDate('2026-03-21', 'j. F Y', locale))).toBe(expected.date);
		expect(plain(formatPeriod('2026-03-21', 'day', locale))).toBe(expected.period);
		expect(plain(formatLook(NOW - 10 * DAY, NOW, locale))).toBe(expected.look);
	});

	it('has relative times in the past', () => {
		expect(plain(formatAgo(NOW - 3 * DAY, NOW, locale))).toBe(expected.ago);
	});

	it('has amounts, numbers and lists', () => {
		expect(plain(formatMoney(1234.5, 'EUR', locale))).toBe(expected.money);
		expect(plain(new Intl.NumberFormat(locale).format(1234567.8))).toBe(expected.number);
		expect(plain(new Intl.ListFormat(locale).format(['A', 'B', 'C']))).toBe(plain(expected.list));
	});
});

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

describe('a language with three plural forms', () => {
	beforeEach(() =>
		setLocaleData(
			{
				'': { domain: 'dashboard-for-jetpack', lang: 'pl', plural_forms: THREE_FORMS },
				'%d day': ['%d dzień', '%d dni (2)', '%d dni (5)'],
			},
			'dashboard-for-jetpack',
		),
	);
	afterEach(() => resetLocaleData());

	it.each([
		[1, '%d dzień'],
		[2, '%d dni (2)'],
		[4, '%d dni (2)'],
		[5, '%d dni (5)'],
		[12, '%d dni (5)'],
		[22, '%d dni (2)'],
		[25, '%d dni (5)'],
	])('has the form of %d', (count, text) => {
		/* translators: %d: number of days. */
		expect(_n('%d day', '%d days', count, 'dashboard-for-jetpack')).toBe(text);
	});
});
