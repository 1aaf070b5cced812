import { readFixture } from '#tests/support/fixtures';
import { formatMoney, getCurrencyFormat, UNKNOWN_CURRENCY } from '@/lib/money';

it('CONST-05 returns the symbol and precision of a currency, and the separators of the language', () => {
	const shared = { grouping: ',', decimal: '.', precision: 2 };
	const formats = ['USD', 'EUR', 'GBP'].map((code) => getCurrencyFormat(code));
	expect(formats).toEqual(['$', '€', '£'].map((symbol) => ({ ...shared, symbol })));
	expect(getCurrencyFormat('EUR', 'de')).toMatchObject({ grouping: '.', decimal: ',' });
});

it('CONST-06 formats an unknown code as dollars', () => {
	expect(UNKNOWN_CURRENCY).toEqual({ symbol: '$', grouping: ',', decimal: '.', precision: 2 });
	const formats = ['XXQ', '', 'usd', 'nonsense'].map((code) => getCurrencyFormat(code));
	expect(formats).toEqual(formats.map(() => UNKNOWN_CURRENCY));
});

it.each([
	['CONST-07', 0, ['JPY']],
	['CONST-08', 3, ['BHD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']],
	['CONST-09', 2, ['USD', 'EUR', 'INR', 'BRL', 'CAD', 'CHF', 'ILS']],
])('%s gives %d decimals to %j', (_id, precision, codes) => {
	const precisions = codes.map((code) => getCurrencyFormat(code).precision);
	expect(precisions).toEqual(codes.map(() => precision));
});

const CATALOGUES = ['catalogue', 'catalogue-eur', 'catalogue-jpy', 'catalogue-bhd'];

interface Catalogue {
	provider: { 'site/products': Record<string, { cost: number; currency_code: string }> };
}

describe.each(CATALOGUES)('prices of the %s', (name) => {
	const { provider } = readFixture(`pieces/provider/${name}`) as Catalogue;
	const products = Object.values(provider['site/products']);

	it.each(['en', 'de', 'fr-CA', 'ar', 'hi', 'ja'])(
		'CONST-05 are formatted in %s as Intl does',
		(locale) => {
			for (const { cost, currency_code: currency } of products) {
				for (const amount of [cost, cost / 12, 0]) {
					const own = new Intl.NumberFormat(locale, { style: 'currency', currency });
					expect(formatMoney(amount, currency, locale)).toBe(own.format(amount));
				}
			}
		},
	);
});

it.each([
	['JPY', 1155.4, '¥1,155'],
	['BHD', 3.781, 'BHD\u00a03.781'],
	['USD', 4.125, '$4.13'],
	['CAD', 4.5, 'CA$4.50'],
	['KWD', 4.5, 'KWD\u00a04.500'],
])('CONST-07 CONST-08 CONST-09 formats an amount in %s: %d', (code, amount, text) => {
	expect(formatMoney(amount, code)).toBe(text);
});

it.each([
	['XXQ', '$1,234.50 XXQ'],
	['<b>', '$1,234.50 <b>'],
	['', '$1,234.50'],
])(
	'CONST-06 formats an amount in the unknown currency "%s" with its code, in any language',
	(code, text) => {
		expect(formatMoney(1234.5, code)).toBe(text);
		expect(formatMoney(1234.5, code, 'de')).toBe(text);
	},
);
