import { toLocale } from '@/domain/dates';

/** The language of the admin around us, as WordPress writes it on the page. */
export function useLocale(): string {
	return toLocale(document.documentElement.lang);
}
