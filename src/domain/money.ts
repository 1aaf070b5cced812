interface CurrencyFormat {
	symbol: string;
	grouping: string;
	decimal: string;
	/** Digits after the decimal separator. */
	precision: number;
}

/** What an unknown currency code is written with (CONST-06). */
export const UNKNOWN_CURRENCY: CurrencyFormat = {
	symbol: '$',
	grouping: ',',
	decimal: '.',
	precision: 2,
};

const WITHOUT_DECIMALS = ['JPY'];
const WITH_THREE_DECIMALS = ['BHD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'];

function getPrecision(code: string, byLocaleData: number): number {
	if (WITHOUT_DECIMALS.includes(code)) {
		return 0;
	}
	if (WITH_THREE_DECIMALS.includes(code)) {
		return 3;
	}
	return Math.min(byLocaleData, 2);
}

/**
 * How amounts in a currency are written (CONST-05 to CONST-09).
 *
 * @param code   ISO 4217, upper case.
 * @param locale BCP 47.
 */
export function getCurrencyFormat(code: string, locale = 'en'): CurrencyFormat {
	if (!Intl.supportedValuesOf('currency').includes(code)) {
		return UNKNOWN_CURRENCY;
	}
	const format = new Intl.NumberFormat(locale, {
		style: 'currency',
		currency: code,
		currencyDisplay: 'narrowSymbol',
	});
	const parts = format.formatToParts(1234567.5);
	const partOf = (type: string) => parts.find((part) => part.type === type)?.value;
	return {
		symbol: partOf('currency') ?? UNKNOWN_CURRENCY.symbol,
		grouping: partOf('group') ?? UNKNOWN_CURRENCY.grouping,
		decimal: partOf('decimal') ?? UNKNOWN_CURRENCY.decimal,
		precision: getPrecision(code, format.resolvedOptions().maximumFractionDigits ?? 2),
	};
}
