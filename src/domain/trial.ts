import { __, sprintf } from '@wordpress/i18n';
import type { Change } from '@/domain/settings/change';
import { assertNever } from '@/lib/values';

/** Changes that can lock people out. The site puts them back unless someone keeps them in time. */
export interface Trial {
	id: string;
	/** Until the site puts them back. */
	seconds: number;
	/** Epoch seconds. */
	since: number;
	/** Nobody has answered for so long that the site waits for an administrator, and puts nothing back by itself. */
	isOld: boolean;
	/** How often there can be more time. */
	extensions: number;
	/** The firewall runs before WordPress, so the visits of a blocked person put nothing back. */
	isFirewallFirst: boolean;
	/** Under the server's keys, with its own values. */
	changes: Change[];
}

export type TrialAnswer = 'keep' | 'put-back' | 'more';

/** The two pages that nobody can do without: one to see the site, one to get in. */
export type TrialPage = 'front' | 'login';

/** What a visitor receives. */
export interface PageVisit {
	/** 0 without an answer. */
	status: number;
	isEmpty: boolean;
	/** Whether there is a form with a password. */
	hasLogin: boolean;
}

/** What keeps people from a page. */
export interface PageFault {
	page: TrialPage;
	kind: 'silent' | 'refused' | 'empty' | 'no-form';
	status: number;
}

const PASSWORD_FIELD = /<input[^>]*\btype=["']?password/i;

/** @param status 0 without an answer. */
export const toPageVisit = (status: number, text: string): PageVisit => ({
	status,
	isEmpty: text.trim() === '',
	hasLogin: PASSWORD_FIELD.test(text),
});

/** Undefined for a page that people can use. */
export function findPageFault(
	page: TrialPage,
	{ status, isEmpty, hasLogin }: PageVisit,
): PageFault | undefined {
	const kind =
		(status === 0 && 'silent') ||
		((status >= 500 || status === 403 || status === 429) && 'refused') ||
		(isEmpty && 'empty') ||
		(page === 'login' && !hasLogin && 'no-form');
	return kind ? { page, kind, status } : undefined;
}

/** A fault in a sentence. */
export function describePageFault({ page, kind, status }: PageFault): string {
	const isFront = page === 'front';
	switch (kind) {
		case 'silent':
			return isFront
				? __("The front page doesn't answer visitors.", 'dashboard-for-jetpack')
				: __("The login page doesn't answer.", 'dashboard-for-jetpack');
		case 'refused':
			return isFront
				? sprintf(
						/* translators: %d: code of an HTTP error, such as 500. */
						__('Visitors get error %d on the front page.', 'dashboard-for-jetpack'),
						status,
					)
				: sprintf(
						/* translators: %d: code of an HTTP error, such as 500. */
						__('The login page answers with error %d.', 'dashboard-for-jetpack'),
						status,
					);
		case 'empty':
			return isFront
				? __('The front page is empty.', 'dashboard-for-jetpack')
				: __('The login page is empty.', 'dashboard-for-jetpack');
		case 'no-form':
			return __('The login page has no password field.', 'dashboard-for-jetpack');
		default:
			return assertNever(kind);
	}
}
