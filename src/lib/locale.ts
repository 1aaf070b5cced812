/**
 * The tag for `Intl` of a language as WordPress names it, with the calendar of WordPress's own dates: browsers use another one in Persian, for
 * example. Parts at the end that a browser refuses are left out ("pt_PT_ao90"), and the fallback is English, because `Intl` would throw.
 */
export function toLocale(tag: string): string {
	const parts = tag.split(/[-_]/);
	for (; parts.length; parts.pop()) {
		try {
			return `${new Intl.Locale(parts.join('-'), { calendar: 'gregory' })}`;
		} catch {
			// Continues with a shorter tag.
		}
	}
	return 'en';
}
