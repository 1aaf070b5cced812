import { toSafeUrl } from './safe-url';

/** An address from a server with more in its query; undefined where it is no http(s) address at all. */
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
