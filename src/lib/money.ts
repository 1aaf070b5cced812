const isKnown = (code: string) => Intl.supportedValuesOf('currency').includes(code);

/**
 * An amount in whole units, for the reader's language (CONST-05 to CONST-09). An unknown currency is formatted as dollars, followed by its code, so
 * that it isn't mistaken for them.
 */
export function formatMoney(amount: number, code: string, locale = 'en'): string {
	if (isKnown(code)) {
		return new Intl.NumberFormat(locale, { style: 'currency', currency: code }).format(amount);
	}
	// Comma and dot in every language, as in English.
	const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
	return `$${new Intl.NumberFormat('en', digits).format(amount)} ${code}`.trim();
}
