import { findRoute } from '@/domain/routes';

/*
 * What touches wp-admin around our root, but for the notices of others, which admin-notices/ takes in.
 * Each look-up may find nothing: other plugins change this page, and other hosts print it differently.
 */

const CONTAINER_ID = 'jp-plugin-container';
const LANDMARKS = ['wpbody-content', 'wp-toolbar'];
const DEFAULT_LOCALE = 'en';

export function findContainer(): HTMLElement | null {
	return document.getElementById(CONTAINER_ID);
}

/** The heading of the screen that stands. */
export function findScreenHeading(): HTMLElement | null {
	return findContainer()?.querySelector<HTMLElement>('[data-screen-title]') ?? null;
}

/** Where the focus goes when what had it is gone. */
export function focusScreenHeading(): void {
	findScreenHeading()?.focus();
}

/** Our own entry's "Deactivate" on WordPress's plugins screen. */
export function findDeactivationLink(): HTMLAnchorElement | null {
	return document.querySelector<HTMLAnchorElement>(
		'tr[data-plugin^="dashboard-for-jetpack/"] .deactivate a',
	);
}

/** A place of our own at the end of a page that has none. */
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

/** Puts a screen's name before the title that the page came with. */
export function createTitleWriter(): (screen: string) => void {
	const pageTitle = document.title;
	return (screen) => {
		document.title = pageTitle ? `${screen} ‹ ${pageTitle}` : screen;
	};
}

/** Marks the entry of wp-admin's menu that a path belongs to, as wp-admin does for its own pages. */
export function highlightMenu(pathname: string): void {
	const section = findRoute(pathname)?.group === 'settings' ? 'settings' : 'dashboard';
	const entries = document.querySelectorAll<HTMLAnchorElement>(
		'#adminmenu .wp-submenu a[href*="page=jetpack#/"]',
	);
	for (const entry of entries) {
		const isCurrent = Boolean(entry.getAttribute('href')?.endsWith(`page=jetpack#/${section}`));
		entry.classList.toggle('current', isCurrent);
		entry.closest('li')?.classList.toggle('current', isCurrent);
		if (isCurrent) {
			entry.setAttribute('aria-current', 'page');
		} else {
			entry.removeAttribute('aria-current');
		}
	}
}

/** Moves the focus to one of wp-admin's landmarks, which are no stops of their own. */
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
