import { __, sprintf } from '@wordpress/i18n';
import { assertNever } from '@/lib/values';
import type { TrialPage } from './trial';

/** What a visitor receives. */
export interface PageVisit {
	/** 0 without an answer. */
	status: number;
	isEmpty: boolean;
	/** Whether there is a form with a password. */
	hasLogin: boolean;
}

export type PageVisits = Record<TrialPage, PageVisit>;

type FaultKind = 'silent' | 'refused' | 'empty' | 'no-form';

/** A page's fault since a change. */
export interface PageFault {
	page: TrialPage;
	kind: FaultKind;
	status: number;
}

const PASSWORD_FIELD = /<input[^>]*\btype=["']?password/i;

/** @param status 0 without an answer. */
export const toPageVisit = (status: number, text: string): PageVisit => ({
	status,
	isEmpty: text.trim() === '',
	hasLogin: PASSWORD_FIELD.test(text),
});

function findFault(page: TrialPage, { status, isEmpty, hasLogin }: PageVisit, needsForm: boolean) {
	const kind: FaultKind | undefined =
		(status === 0 && 'silent') ||
		((status >= 500 || status === 403 || status === 429) && 'refused') ||
		(isEmpty && 'empty') ||
		(page === 'login' && needsForm && !hasLogin && 'no-form') ||
		undefined;
	return kind && { page, kind, status };
}

/** What a change made worse for visitors. A page that was broken before doesn't count. */
export const findPageFaults = (before: PageVisits, after: PageVisits): PageFault[] =>
	(['front', 'login'] as const).flatMap((page) => {
		const fault =
			!findFault(page, before[page], false) && findFault(page, after[page], before[page].hasLogin);
		return fault ? [fault] : [];
	});

/** Whether visitors get both pages, no matter what they got before. */
export const arePagesWhole = (visits: PageVisits): boolean =>
	(['front', 'login'] as const).every((page) => !findFault(page, visits[page], false));

/** A fault in a sentence. */
export function describePageFault({ page, kind, status }: PageFault): string {
	const isFront = page === 'front';
	switch (kind) {
		case 'silent':
			return isFront
				? __('The front page no longer answers visitors.', 'dashboard-for-jetpack')
				: __('The login page no longer answers.', 'dashboard-for-jetpack');
		case 'refused':
			return isFront
				? sprintf(
						/* translators: %d: code of an HTTP error, such as 500. */
						__('Visitors now get error %d on the front page.', 'dashboard-for-jetpack'),
						status,
					)
				: sprintf(
						/* translators: %d: code of an HTTP error, such as 500. */
						__('The login page now answers with error %d.', 'dashboard-for-jetpack'),
						status,
					);
		case 'empty':
			return isFront
				? __('The front page is now empty.', 'dashboard-for-jetpack')
				: __('The login page is now empty.', 'dashboard-for-jetpack');
		case 'no-form':
			return __('The login page no longer has a form.', 'dashboard-for-jetpack');
		default:
			return assertNever(kind);
	}
}
