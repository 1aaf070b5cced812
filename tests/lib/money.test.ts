import { readFixture } from '#tests/support/fixtures';
import { formatMoney } from '@/lib/money';

it('CONST-05 has the symbol and precision of a currency, and the separators of the language', () => {
	const prices = ['USD', 'EUR', 'GBP'].map((code) => formatMoney(1234567.5, code));
	expect(prices).toEqual(['$', '€', '£'].map((symbol) => `${symbol}1,234,567.50`));
	expect(formatMoney(1234567.5, 'EUR', 'de')).toBe('1.234.567,50\u00a0€');
});

it.each([
	['CONST-07', '', ['JPY']],
	['CONST-08', '.000', ['BHD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']],
	['CONST-09', '.00', ['USD', 'EUR', 'INR', 'BRL', 'CAD', 'CHF', 'ILS']],
])('%s gives the decimals "%s" to %j', (_id, decimals, codes) => {
	const prices = codes.map((code) => formatMoney(1, code).replace(/^.*1/, ''));
	expect(prices).toEqual(codes.map(() => decimals));
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
	['usd', '$1,234.50 usd'],
	['nonsense', '$1,234.50 nonsense'],
])(
	'CONST-06 formats an amount in the unknown currency "%s" with its code, in any language',
	(code, text) => {
		expect(formatMoney(1234.5, code)).toBe(text);
		expect(formatMoney(1234.5, code, 'de')).toBe(text);
	},
);
