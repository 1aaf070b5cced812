import { toLocale } from '@/lib/locale';

/** The admin's language, as WordPress writes it on the page. */
export function useLocale(): string {
	return toLocale(document.documentElement.lang);
}

/**
 * Loads the language's data for numbers, dates and lists, in tasks of their own. Otherwise the first formats of a page load them within a render:
 * with the processor throttled to a quarter, 40 ms for the first kind, and 5 to 10 for each other.
 *
 * @param then Runs afterwards, in the second of the two tasks.
 */
export function loadLanguageData(locale: string, then?: () => void): void {
	new Intl.NumberFormat(locale).format(0);
	setTimeout(() => {
		new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' }).format(0);
		new Intl.ListFormat(locale, { type: 'unit' }).format([]);
		then?.();
	});
}
