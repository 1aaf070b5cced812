import { findContainer } from '../admin-page';

/*
 * Only detects whether there is a notice, which is all that a page without notices needs. The handling is in
 * notice-area.ts, which is loaded with the first notice.
 */

/** Selectors of possible notices of WordPress or of another plugin; `resolveAdminNoticeKind` decides. */
export const CANDIDATES = [
	'.notice',
	'.updated',
	'.error',
	'.update-nag',
	'.woocommerce-message',
	'.wc-connect',
	'[class*="vp-notice" i]',
	'[class*="vaultpress" i]',
	'[id*="vp-notice" i]',
	'[id*="vaultpress" i]',
].join();

export const findArea = () => document.getElementById('wpbody-content');

export function hasCandidates(): boolean {
	const root = findContainer();
	const found = findArea()?.querySelectorAll(CANDIDATES) ?? [];
	return [...found].some((element) => !root?.contains(element));
}

/**
 * Calls back when an element was added to the page around our root. Our own root is not observed, because it
 * changes all the time.
 */
export function watchArea(onChange: () => void): () => void {
	const observer = new MutationObserver(onChange);
	const root = findContainer();
	const area = findArea();
	for (const place of new Set([area, root?.parentElement])) {
		if (place) {
			observer.observe(place, { childList: true });
		}
	}
	for (const neighbour of area?.children ?? []) {
		if (!neighbour.contains(root)) {
			observer.observe(neighbour, { childList: true, subtree: true });
		}
	}
	return () => observer.disconnect();
}
