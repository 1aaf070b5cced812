/**
 * A link from a server, or undefined if it is not http(s): `javascript:` and `data:` must never reach
 * an `href`.
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

/** An address from a server with more in its query; undefined if it is not http(s). */
export function withQuery(
	address: string | undefined,
	parameters: Record<string, string | undefined>,
): string | undefined {
	const safe = toSafeUrl(address);
	if (!safe) {
		return undefined;
	}
	const url = new URL(safe);
	for (const [name, value] of Object.entries(parameters)) {
		if (value) {
			url.searchParams.set(name, value);
		}
	}
	return url.href;
}
