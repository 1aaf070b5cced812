/** An absolute http(s) address: only `toSafeUrl` makes one, and the browser is sent nowhere else. */
export type SafeUrl = string & { readonly isSafe: true };

/**
 * A link from a server, or undefined if it is not http(s): `javascript:` and `data:` must never reach
 * an `href`.
 */
export function toSafeUrl(value: string | null | undefined): SafeUrl | undefined {
	if (!value) {
		return undefined;
	}
	try {
		const { protocol, href } = new URL(value);
		// The one cast that makes the type: its mark exists at compile time only.
		return protocol === 'https:' || protocol === 'http:' ? (href as SafeUrl) : undefined;
	} catch {
		return undefined;
	}
}
