import type { NoticeStatus } from './notice';

/** Whose an element beside our root is, by its names alone; of other plugins, whether it reports an error (NOTICE-01, NOTICE-02). */
export type AdminNoticeKind = 'vault' | 'store' | 'error' | 'other' | 'not-a-notice';

export interface AdminNoticeFacts {
	/** "" where it has none. */
	id: string;
	classNames: readonly string[];
	/** Class names of each visible element within it. */
	inner?: readonly (readonly string[])[];
}

const NOTICE_CLASSES = ['notice', 'updated', 'error', 'update-nag'];

/** Notices of the store plugin that need not carry one of WordPress's classes. */
const STORE_CLASSES = ['woocommerce-message', 'wc-connect'];

/** What a script may show later: it has no text yet. */
const WAITING_CLASSES = ['hidden', 'hide-if-js', 'screen-reader-text'];

const VAULT = /vp-notice|vaultpress/i;
const STORE = /^(woocommerce|wc)-/i;

/** Where a status is named by more than one class, the first of these wins. */
const STATUS_CLASSES: readonly (readonly [string, NoticeStatus])[] = [
	['notice-error', 'error'],
	['notice-warning', 'warning'],
	['notice-success', 'success'],
	['notice-info', 'info'],
	['error', 'error'],
	['updated', 'success'],
	['update-nag', 'warning'],
];

const hasAny = (classNames: readonly string[], wanted: readonly string[]) =>
	wanted.some((name) => classNames.includes(name));

/** Tells the two plugins' notices that we draw in our look from all others, and notices from all else. */
export function resolveAdminNoticeKind({
	id,
	classNames,
	inner = [],
}: AdminNoticeFacts): AdminNoticeKind {
	if (hasAny(classNames, WAITING_CLASSES)) {
		return 'not-a-notice';
	}
	if ([id, ...classNames].some((name) => VAULT.test(name))) {
		return 'vault';
	}
	if (hasAny(classNames, STORE_CLASSES)) {
		return 'store';
	}
	if (!hasAny(classNames, NOTICE_CLASSES)) {
		return 'not-a-notice';
	}
	if (classNames.some((name) => STORE.test(name))) {
		return 'store';
	}
	const isError = (names: readonly string[]) => resolveAdminNoticeStatus(names) === 'error';
	return [classNames, ...inner].some(isError) ? 'error' : 'other';
}

export function resolveAdminNoticeStatus(classNames: readonly string[]): NoticeStatus {
	return STATUS_CLASSES.find(([name]) => classNames.includes(name))?.[1] ?? 'info';
}

/** Selects what could make a notice around it an error. */
export const ERROR_CANDIDATES = '.notice-error,.error';

/** Selects what is not shown, as far as an element says so itself. */
export const WAITING_ELEMENTS = [
	...WAITING_CLASSES.map((name) => `.${name}`),
	'[hidden]',
	'[style*="display:none"]',
	'[style*="display: none"]',
].join();

/** Selects what WordPress's own script leaves where it was printed. */
export const INLINE_NOTICES = '.inline,.below-h2';
