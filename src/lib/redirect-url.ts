import { requireSafeUrl, type SafeUrl } from './safe-url';

const REDIRECT_ROOT = 'https://jetpack.com/redirect/';

export interface RedirectOptions {
	/** The site in the provider's notation: host and path, "/" written as "::". */
	site?: string;
	path?: string;
	query?: string;
	anchor?: string;
	/** A partner's code, the user's id, and a part of a partner. */
	aff?: string;
	u?: string;
	subsidiaryId?: string;
}

/** A link that the provider resolves, so that its pages can move: of a known slug, or an absolute http(s) URL. */
export function getRedirectUrl(source: string, options: RedirectOptions = {}): SafeUrl {
	const url = new URL(REDIRECT_ROOT);
	url.searchParams.set(/^https?:\/\//.test(source) ? 'url' : 'source', source);
	for (const [key, value] of Object.entries(options)) {
		if (value) {
			url.searchParams.set(key, value);
		}
	}
	return requireSafeUrl(url.href);
}

/** Whether a link goes through the provider's redirects. */
export const isRedirectUrl = (href: string): boolean => href.startsWith(REDIRECT_ROOT);
