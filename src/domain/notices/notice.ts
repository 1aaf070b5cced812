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

export interface NoticeOptions {
	id: string;
	duration?: number;
	button?: string;
	href?: Href;
	isExternal?: boolean;
	readsAgain?: boolean;
	persistent?: boolean;
	displayOnNextPage?: boolean;
	showDismiss?: boolean;
	overlay?: boolean;
	subject?: string;
	undo?: Undo;
}

function toAction(options: NoticeOptions): NoticeAction | undefined {
	const { button, href, isExternal, readsAgain } = options;
	return button && (href || readsAgain)
		? { label: button, href, isExternal, readsAgain }
		: undefined;
}

/** Converts a creator's arguments (NOTICE-06) into the stored form (NOTICE-05). */
export function createNotice(status: NoticeStatus, text: string, options: NoticeOptions): Notice {
	return {
		noticeId: options.id,
		status: `is-${status}`,
		text,
		subject: options.subject,
		duration: options.duration ?? 0,
		showDismiss: options.showDismiss ?? true,
		isPersistent: options.persistent ?? false,
		displayOnNextPage: options.displayOnNextPage ?? false,
		isOverlay: options.overlay ?? false,
		action: toAction(options),
		undo: options.undo,
	};
}
