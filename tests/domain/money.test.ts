import { getCurrencyFormat, UNKNOWN_CURRENCY } from '@/domain/money';

it.each([
	['USD', '$'],
	['EUR', '€'],
	['GBP', '£'],
])('CONST-05 gives %s a symbol, separators and a precision', (code, symbol) => {
	expect(getCurrencyFormat(code)).toEqual({ symbol, grouping: ',', decimal: '.', precision: 2 });
});

it('CONST-05 writes separators as the language does', () => {
	expect(getCurrencyFormat('EUR', 'de')).toMatchObject({ grouping: '.', decimal: ',' });
});

it.each(['XXQ', '', 'usd', 'nonsense'])(
	'CONST-06 writes the unknown code "%s" as dollars',
	(code) => {
		expect(getCurrencyFormat(code)).toEqual(UNKNOWN_CURRENCY);
		expect(UNKNOWN_CURRENCY).toEqual({ symbol: '$', grouping: ',', decimal: '.', precision: 2 });
	},
);

it('CONST-07 gives JPY no decimals', () => {
	expect(getCurrencyFormat('JPY').precision).toBe(0);
});

it.each(['BHD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'])('CONST-08 gives %s three decimals', (code) => {
	expect(getCurrencyFormat(code).precision).toBe(3);
});

it.each(['USD', 'EUR', 'INR', 'BRL', 'CAD', 'CHF', 'ILS'])(
	'CONST-09 gives %s two decimals',
	(code) => {
		expect(getCurrencyFormat(code).precision).toBe(2);
	},
);
