import type { Notice, NoticeAction, NoticeStatus } from './types';

export interface NoticeOptions {
	id: string;
	duration?: number;
	button?: string;
	href?: string;
	isExternal?: boolean;
	persistent?: boolean;
	displayOnNextPage?: boolean;
	showDismiss?: boolean;
}

function toAction({ button, href, isExternal }: NoticeOptions): NoticeAction | undefined {
	return button && href ? { label: button, href, isExternal } : undefined;
}

/** Turns a creator's arguments (NOTICE-06) into the stored form (NOTICE-05). */
export function createNotice(status: NoticeStatus, text: string, options: NoticeOptions): Notice {
	return {
		noticeId: options.id,
		status: `is-${status}`,
		text,
		duration: options.duration ?? 0,
		showDismiss: options.showDismiss ?? true,
		isPersistent: options.persistent ?? false,
		displayOnNextPage: options.displayOnNextPage ?? false,
		action: toAction(options),
	};
}
