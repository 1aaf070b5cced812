import { __ } from '@wordpress/i18n';
import type { Browser, WindowMessage } from '@/state/store/types';

/** Uses the browser's storage if it is allowed and has room; what we store is only a convenience. */
function withStorage<T>(run: (storage: Storage) => T): T | null {
	try {
		return run(window.localStorage);
	} catch {
		return null;
	}
}

const remember = (key: string, value: string) =>
	void withStorage((storage) => storage.setItem(key, value));

const recall = (key: string) => withStorage((storage) => storage.getItem(key));

const DEFAULT_PAGE = 'jetpack';

function pagePath(): string {
	const page = new URLSearchParams(window.location.search).get('page') ?? DEFAULT_PAGE;
	return `admin.php?page=${encodeURIComponent(page)}`;
}

/** Without https there is no clipboard, but the browser still copies what answers a copy event. Throws if it copies selected text only. */
function answerCopy(text: string) {
	const answer = (event: ClipboardEvent) => {
		event.clipboardData?.setData('text/plain', text);
		event.preventDefault();
		event.stopImmediatePropagation();
	};
	window.addEventListener('copy', answer, true);
	const isCopied = document.execCommand('copy');
	window.removeEventListener('copy', answer, true);
	if (!isCopied) {
		throw new Error();
	}
}

const copy = async (text: string) =>
	'clipboard' in navigator ? navigator.clipboard.writeText(text) : answerCopy(text);

function showToCopy(text: string) {
	// eslint-disable-next-line no-alert -- COMP-03 asks for the browser's own prompt.
	window.prompt(__('Copy this text.'), text);
}

function onMessage(listener: (message: WindowMessage) => void) {
	window.addEventListener('message', listener);
	return () => window.removeEventListener('message', listener);
}

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
	requests: () => performance.getEntriesByType('resource'),
	openPopUp: (url) => window.open(url, '', 'width=780,height=700'),
	onMessage,
};
