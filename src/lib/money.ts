interface CurrencyFormat {
	symbol: string;
	grouping: string;
	decimal: string;
	/** Digits after the decimal separator. */
	precision: number;
}

/** The format for an unknown currency code (CONST-06). */
export const UNKNOWN_CURRENCY: CurrencyFormat = {
	symbol: '$',
	grouping: ',',
	decimal: '.',
	precision: 2,
};

const WITHOUT_DECIMALS = ['JPY'];
const WITH_THREE_DECIMALS = ['BHD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'];

const isKnown = (code: string) => Intl.supportedValuesOf('currency').includes(code);

function getPrecision(code: string, byLocaleData: number): number {
	if (WITHOUT_DECIMALS.includes(code)) {
		return 0;
	}
	if (WITH_THREE_DECIMALS.includes(code)) {
		return 3;
	}
	return Math.min(byLocaleData, 2);
}

/** The format of a known currency, with as many decimals as the currency has. */
function makeFormat(code: string, locale: string): Intl.NumberFormat {
	const style = { style: 'currency', currency: code } as const;
	const own = new Intl.NumberFormat(locale, style).resolvedOptions().maximumFractionDigits ?? 2;
	const digits = getPrecision(code, own);
	return new Intl.NumberFormat(locale, {
		...style,
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
	});
}

/**
 * The format of amounts in a currency (CONST-05 to CONST-09).
 *
 * @param code   ISO 4217, upper case.
 * @param locale BCP 47.
 */
export function getCurrencyFormat(code: string, locale = 'en'): CurrencyFormat {
	if (!isKnown(code)) {
		return UNKNOWN_CURRENCY;
	}
	const format = makeFormat(code, locale);
	const parts = format.formatToParts(1234567.5);
	const partOf = (type: string) => parts.find((part) => part.type === type)?.value;
	return {
		symbol: partOf('currency') ?? UNKNOWN_CURRENCY.symbol,
		grouping: partOf('group') ?? UNKNOWN_CURRENCY.grouping,
		decimal: partOf('decimal') ?? UNKNOWN_CURRENCY.decimal,
		precision: format.resolvedOptions().maximumFractionDigits ?? UNKNOWN_CURRENCY.precision,
	};
}

/**
 * An amount in whole units, for the reader's language. An unknown currency is formatted by CONST-06, followed by its code, so that it isn't
 * mistaken for dollars.
 */
export function formatMoney(amount: number, code: string, locale = 'en'): string {
	if (isKnown(code)) {
		return makeFormat(code, locale).format(amount);
	}
	const { symbol, precision } = UNKNOWN_CURRENCY;
	const digits = { minimumFractionDigits: precision, maximumFractionDigits: precision };
	// Comma and dot in every language, as in English.
	return `${symbol}${new Intl.NumberFormat('en', digits).format(amount)} ${code}`.trim();
}
