/**
 * A link that came from a server, or undefined where it is not http(s): `javascript:` and `data:` must
 * never reach an `href`.
 */
export function toSafeUrl(value: string | null | undefined): string | undefined {
	if (!value) {
		return undefined;
	}
	try {
		const { protocol, href } = new URL(value);
		return protocol === 'https:' || protocol === 'http:' ? href : undefined;
	} catch {
		return undefined;
	}
}
