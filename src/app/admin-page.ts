import type { FirstCalls, KeptAnswers } from '@/api';
import { findRoute } from '@/domain/routes/table';

/*
 * The access to wp-admin around our root, except for the notices of other plugins, which admin-notices/
 * handles. Each lookup may find nothing: other plugins change this page, and other hosts print it
 * differently.
 */

declare global {
	interface Window {
		/** What php-stub/admin-page/first-calls.js has sent. */
		dashboardForJetpackCalls?: FirstCalls;
		/** What the site has kept. */
		dashboardForJetpackAnswers?: KeptAnswers;
	}
}

const CONTAINER_ID = 'jp-plugin-container';
const LANDMARKS = ['wpbody-content', 'wp-toolbar'];
const DEFAULT_LOCALE = 'en';

export function findContainer(): HTMLElement | null {
	return document.getElementById(CONTAINER_ID);
}

/** The calls that the page has sent, and the kept answers that it has printed; each undefined if there is none. */
export const readArrivals = () => ({
	firstCalls: window.dashboardForJetpackCalls,
	keptAnswers: window.dashboardForJetpackAnswers,
});

/** Our own entry's "Deactivate" on WordPress's plugins screen. */
export function findDeactivationLink(): HTMLAnchorElement | null {
	return document.querySelector<HTMLAnchorElement>(
		'tr[data-plugin^="dashboard-for-jetpack/"] .deactivate a',
	);
}

export function appendContainer(): HTMLElement {
	return document.body.appendChild(document.createElement('div'));
}

/** The page's language as a locale slug: "en-US" → "en" (CONST-03). */
export function readLocale(): string {
	return document.documentElement.lang.split('-')[0]?.toLowerCase() || DEFAULT_LOCALE;
}

/** Whether the page was opened to redeem a coupon (SHELL-28). */
export function isCouponRequested(): boolean {
	return new URLSearchParams(window.location.search).has('showCouponRedemption');
}

/** Creates a function that puts a screen's name before the original title of the page. */
export function createTitleWriter(): (screen: string) => void {
	const pageTitle = document.title;
	return (screen) => {
		document.title = pageTitle ? `${screen} ‹ ${pageTitle}` : screen;
	};
}

/**
 * Marks the entry of a path in wp-admin's menu, as wp-admin does for its own pages: always exactly one. An editor
 * has no entry for the settings, so the dashboard's is marked. Beside Jetpack, the menu has entries of Jetpack's
 * page only, and wp-admin has marked ours.
 */
export function highlightMenu(pathname: string): void {
	const menu = '#adminmenu .wp-submenu a';
	const page = new URLSearchParams(window.location.search).get('page');
	const find = (section: string) =>
		document.querySelector(`${menu}[href$="page=${page}#/${section}"]`);
	const shown =
		(findRoute(pathname)?.group === 'settings' && find('settings')) || find('dashboard');
	if (!shown) {
		return;
	}
	for (const entry of document.querySelectorAll(`${menu}[href*="#/"]`)) {
		const isCurrent = entry === shown;
		entry.classList.toggle('current', isCurrent);
		entry.closest('li')?.classList.toggle('current', isCurrent);
		if (isCurrent) {
			entry.setAttribute('aria-current', 'page');
		} else {
			entry.removeAttribute('aria-current');
		}
	}
}

/** Moves the focus to one of wp-admin's landmarks, which are not focusable by themselves. */
export function focusLandmark(id: string): void {
	const landmark = LANDMARKS.includes(id) ? document.getElementById(id) : null;
	if (!landmark) {
		return;
	}
	if (!landmark.hasAttribute('tabindex')) {
		landmark.setAttribute('tabindex', '-1');
	}
	landmark.focus();
}
