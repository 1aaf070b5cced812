import type { Browser, WindowMessage } from '@/state/types';

function remember(key: string, value: string) {
	try {
		window.localStorage.setItem(key, value);
	} catch {
		// Full or forbidden. Stored values are only a convenience.
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

// `async`, so that a missing clipboard (without https) rejects instead of throwing.
const copy = async (text: string) => navigator.clipboard.writeText(text);

function showToCopy(text: string) {
	// eslint-disable-next-line no-alert -- COMP-03 asks for the browser's own prompt.
	window.prompt('', text);
}

function onMessage(listener: (message: WindowMessage) => void) {
	window.addEventListener('message', listener);
	return () => window.removeEventListener('message', listener);
}

/** The browser access of thunks. */
export const browser: Browser = {
	navigate: (url, { isReplacing = false } = {}) =>
		isReplacing ? window.location.replace(url) : window.location.assign(url),
	reload: () => window.location.reload(),
	pagePath,
	now: () => Date.now(),
	remember,
	recall,
	locks: () => navigator.locks,
	copy,
	showToCopy,
	openPopUp: (url) => window.open(url, '', 'width=780,height=700'),
	onMessage,
};
