/** An absolute, normalized http(s) address. Only `requireSafeUrl` creates one; the others call it. */
export type SafeUrl = string & { readonly isSafe: true };

/** A route of the app, as used in a link. */
export type HashPath = `#/${string}`;

/** The address of a link: `javascript:`, `data:` and unchecked text do not compile. */
export type Href = SafeUrl | HashPath;

/** An address from the code or from the browser. Throws if it is not an absolute http(s) address. */
export function requireSafeUrl(value: string): SafeUrl {
	const { protocol, href } = new URL(value);
	if (!/^https?:$/.test(protocol)) {
		throw new TypeError(value);
	}
	// The one cast that creates the type; its brand exists only at compile time.
	return href as SafeUrl;
}

/** An address from a server, or undefined if it is not an absolute http(s) address. */
export function toSafeUrl(value: string | null | undefined): SafeUrl | undefined {
	try {
		return requireSafeUrl(value ?? '');
	} catch {
		return undefined;
	}
}

/**
 * An address with a path, a query or a hash appended: a page of wp-admin, for instance. The result is on the host of `base` whatever `rest` contains,
 * because a safe address always has a slash after its host. With a path, `base` must end with one.
 */
export const joinUrl = (base: SafeUrl, rest: string): SafeUrl => requireSafeUrl(base + rest);
