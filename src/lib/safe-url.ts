/** An absolute, normalized http(s) address. `requireSafeUrl` is the only function that makes one; the others call it. */
export type SafeUrl = string & { readonly isSafe: true };

/** A route of the app, as a link writes it. */
export type HashPath = `#/${string}`;

/** The address of a link: `javascript:`, `data:` and unchecked text do not compile. */
export type Href = SafeUrl | HashPath;

/**
 * An address that is part of the code, or that the browser gave.
 *
 * @throws {TypeError} If it is not an absolute http(s) address.
 */
export function requireSafeUrl(value: string): SafeUrl {
	const { protocol, href } = new URL(value);
	if (!/^https?:$/.test(protocol)) {
		throw new TypeError(value);
	}
	// The one cast that makes the type: its mark exists at compile time only.
	return href as SafeUrl;
}

/** An address that a server sent, or undefined if it is not an absolute http(s) one. */
export function toSafeUrl(value: string | null | undefined): SafeUrl | undefined {
	try {
		return requireSafeUrl(value ?? '');
	} catch {
		return undefined;
	}
}

/**
 * An address with a path, a query or a hash appended: a page of wp-admin, for instance. The result is on the host
 * of `base` whatever `rest` contains, because a safe address has at least the slash that ends its host.
 *
 * @param base Ends with a slash if `rest` is a path.
 */
export const joinUrl = (base: SafeUrl, rest: string): SafeUrl => requireSafeUrl(base + rest);
