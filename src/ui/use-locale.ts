import { toLocale } from '@/lib/locale';

/** The admin's language, as WordPress writes it on the page. */
export function useLocale(): string {
	return toLocale(document.documentElement.lang);
}
