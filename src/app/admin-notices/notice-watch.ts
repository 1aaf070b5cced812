import { findContainer } from '../admin-page';

/*
 * All that a page without notices needs: whether there is one by now. What is done with notices is in notice-area.ts, which the first
 * notice brings.
 */

/** Selects what could be a notice of WordPress or of another plugin; `resolveAdminNoticeKind` decides. */
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

/** Whether anything outside our root could be a notice. */
export function hasCandidates(): boolean {
	const root = findContainer();
	const found = findArea()?.querySelectorAll(CANDIDATES) ?? [];
	return [...found].some((element) => !root?.contains(element));
}

/**
 * Calls back when something was put into the page around our root. What we draw within it is not
 * watched: it changes all the time.
 *
 * @return Stops watching.
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
