/** An unknown language tag falls back to English; `Intl` would throw. */
export function toLocale(tag: string): string {
	try {
		return Intl.getCanonicalLocales(tag.replace(/_/g, '-'))[0] ?? 'en';
	} catch {
		return 'en';
	}
}
