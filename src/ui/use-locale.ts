import { toLocale } from '@/lib/locale';

/** The language of the admin around us, as WordPress writes it on the page. */
export function useLocale(): string {
	return toLocale(document.documentElement.lang);
}
