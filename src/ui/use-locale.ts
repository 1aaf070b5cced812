/**
 * The tag for `Intl` of a language as WordPress names it, with the calendar and the digits of WordPress's own dates and numbers. Browsers use
 * others in Persian, for example, and `sprintf` writes Latin digits in every language: one screen must not mix the two. Parts at the end
 * that a browser refuses are left out ("pt_PT_ao90"), and the fallback is English, because `Intl` would throw.
 */
export function toLocale(tag: string): string {
	const parts = tag.split(/[-_]/);
	for (; parts.length; parts.pop()) {
		try {
			// Doesn't use `Intl.Locale`, because the first paint would wait for its data.
			return `${Intl.getCanonicalLocales(parts.join('-'))[0]}-u-ca-gregory-nu-latn`;
		} catch {
			// Continues with a shorter tag.
		}
	}
	return 'en';
}

export function useLocale(): string {
	return toLocale(document.documentElement.lang);
}
