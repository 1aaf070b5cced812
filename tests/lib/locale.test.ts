import { _n, resetLocaleData, setLocaleData } from '@wordpress/i18n';
import { formatAgo, formatPeriod, formatSiteDate } from '@/domain/dates';
import { formatLook } from '@/domain/last-look/moment';
import { toLocale } from '@/lib/locale';
import { formatMoney } from '@/lib/money';
import { THREE_FORMS } from '../support/pseudo-locale';

const DAY = 86_400_000;
/** Noon in every time zone that a test runs in. */
const NOW = new Date(2026, 2, 20, 12).getTime();

/** No-break spaces as spaces, and no marks of the direction. */
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
		period: '۲۱ مارس',
		look: '۱۰ مارس',
		ago: '۳ روز پیش',
		money: '€۱٬۲۳۴٫۵۰',
		number: '۱٬۲۳۴٬۵۶۷٫۸',
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

	it('has times in the past', () => {
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

/** Languages of WordPress: with tags that `Intl` refuses, or without any data in `Intl`. */
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
	expect(locale.replace('-u-ca-gregory', '')).toBe(tag);
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
