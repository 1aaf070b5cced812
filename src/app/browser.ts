import type { Browser } from '@/state/types';

function remember(key: string, value: string) {
	try {
		window.localStorage.setItem(key, value);
	} catch {
		// Full or forbidden: what is remembered is only ever a convenience.
	}
}

function recall(key: string): string | null {
	try {
		return window.localStorage.getItem(key);
	} catch {
		return null;
	}
}

const DEFAULT_PAGE = 'jetpack';

function pagePath(): string {
	const page = new URLSearchParams(window.location.search).get('page') ?? DEFAULT_PAGE;
	return `admin.php?page=${encodeURIComponent(page)}`;
}

/** What thunks may do to the browser. */
export const browser: Browser = {
	navigate: (url, { isReplacing = false } = {}) =>
		isReplacing ? window.location.replace(url) : window.location.assign(url),
	reload: () => window.location.reload(),
	pagePath,
	now: () => Date.now(),
	remember,
	recall,
};
