import type { Change } from '@/domain/settings/change';
import type { Href } from '@/lib/safe-url';

export type NoticeStatus = 'success' | 'error' | 'info' | 'warning';

export interface NoticeAction {
	label: string;
	href?: Href;
	isExternal?: boolean;
	/** Asks the site again for what the page lacks. */
	readsAgain?: boolean;
}

export interface Undo {
	/** Of the button; "Undo" by default. */
	label?: string;
	changes: Change[];
	/** Where a failed undo is shown: the id of its switch. */
	failureKey?: string;
	/** The name of the switch. */
	subject?: string;
}

/** A shown notice (NOTICE-05). */
export interface Notice {
	noticeId: string;
	status: `is-${NoticeStatus}`;
	text: string;
	/** The new state, or the name of what changed, shown after a text that doesn't contain it. */
	subject?: string;
	/** Milliseconds until it disappears; 0 means that it stays. */
	duration: number;
	showDismiss: boolean;
	/** Survives a change of route. */
	isPersistent: boolean;
	/** Survives one change of route. */
	displayOnNextPage: boolean;
	/** Drawn above an open dialog instead of below it. */
	isOverlay: boolean;
	action?: NoticeAction;
	undo?: Undo;
}

/** Default durations in milliseconds (NOTICE-36, NOTICE-37). */
export const SUCCESS_NOTICE_DURATION = 2000;
export const ERROR_NOTICE_DURATION = 5000;
/** Of a success with an action, such as Undo. */
export const ACTION_NOTICE_DURATION = 10_000;

/** A notice's parts beside its status and text (NOTICE-06). */
export interface NoticeOptions extends Partial<Omit<Notice, 'noticeId' | 'status' | 'text'>> {
	id: string;
}

/** A notice (NOTICE-05) of a status and a text; it stays on its screen until it is dismissed, unless the options say more. */
export const createNotice = (
	status: NoticeStatus,
	text: string,
	{ id, ...options }: NoticeOptions,
): Notice => ({
	noticeId: id,
	status: `is-${status}`,
	text,
	duration: 0,
	showDismiss: true,
	isPersistent: false,
	displayOnNextPage: false,
	isOverlay: false,
	...options,
});
