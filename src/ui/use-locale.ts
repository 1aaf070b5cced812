import { toLocale } from '@/lib/locale';
import { startTask } from './start-task';

/** The admin's language, as WordPress writes it on the page. */
export function useLocale(): string {
	return toLocale(document.documentElement.lang);
}

/**
 * Loads the language's data for numbers, dates and lists, in two tasks. Otherwise the first formats of a page load them within a render:
 * with the processor throttled to a quarter, 40 ms for the first kind, and 5 to 10 for each other.
 */
export async function loadLanguageData(locale: string): Promise<void> {
	new Intl.NumberFormat(locale).format(0);
	await startTask('timer');
	new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' }).format(0);
	new Intl.ListFormat(locale, { type: 'unit' }).format([]);
}
