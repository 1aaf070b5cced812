import type { NoticeStatus } from './notice';

/** The owner of an element next to our root, by its id and class names alone, and whether it reports an error (NOTICE-01, NOTICE-02). */
export type AdminNoticeKind =
	| 'vault'
	| 'store'
	/** Jetpack's own, of any other status than an error. */
	| 'jetpack'
	| 'jetpack-error'
	| 'error'
	| 'other'
	| 'empty'
	| 'not-a-notice';

export interface AdminNoticeFacts {
	/** "" without one. */
	id: string;
	classNames: readonly string[];
	/** Class names of each visible descendant. */
	inner?: readonly (readonly string[])[];
	/** Whether there is nothing to see in it. Its script may fill or show it later, or have emptied or hidden it. */
	isEmpty?: boolean;
}

const NOTICE_CLASSES = ['notice', 'updated', 'error', 'update-nag'];

/** Notices of the store plugin that may lack WordPress's classes. */
const STORE_CLASSES = ['woocommerce-message', 'wc-connect'];

/** Elements without text, which a script may fill later. */
const WAITING_CLASSES = ['hidden', 'hide-if-js', 'screen-reader-text'];

const VAULT = /vp-notice|vaultpress/i;
const STORE = /^(woocommerce|wc)-/i;
const JETPACK = /^jetpack[-_]/i;

/** If several classes name a status, the first of these wins. */
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

/** Distinguishes the notices of the two plugins that we restyle from all others, and notices from other elements. */
export function resolveAdminNoticeKind({
	id,
	classNames,
	inner = [],
	isEmpty = false,
}: AdminNoticeFacts): AdminNoticeKind {
	if (hasAny(classNames, WAITING_CLASSES)) {
		return 'not-a-notice';
	}
	const isVault = [id, ...classNames].some((name) => VAULT.test(name));
	const isStore = hasAny(classNames, STORE_CLASSES);
	if (!isVault && !isStore && !hasAny(classNames, NOTICE_CLASSES)) {
		return 'not-a-notice';
	}
	if (isEmpty) {
		return 'empty';
	}
	if (isVault) {
		return 'vault';
	}
	if (isStore || classNames.some((name) => STORE.test(name))) {
		return 'store';
	}
	const isError = (names: readonly string[]) => resolveAdminNoticeStatus(names) === 'error';
	const isFault = [classNames, ...inner].some(isError);
	if ([id, ...classNames].some((name) => JETPACK.test(name))) {
		return isFault ? 'jetpack-error' : 'jetpack';
	}
	return isFault ? 'error' : 'other';
}

export function firstSentence(text: string): string {
	const flat = text.replace(/\s+/g, ' ').trim();
	return /^.*?[.!?…。](?=\s|$)/.exec(flat)?.[0] ?? flat;
}

export function resolveAdminNoticeStatus(classNames: readonly string[]): NoticeStatus {
	return STATUS_CLASSES.find(([name]) => classNames.includes(name))?.[1] ?? 'info';
}

/** Selects the descendants that can mark a notice as an error. */
export const ERROR_CANDIDATES = '.notice-error,.error';

/** Selects what people see or use without a text. */
export const WORDLESS_CONTENT = 'img,svg,picture,video,canvas,iframe,button,input,select,textarea';

/** Selects elements that are hidden by their own attributes. */
export const WAITING_ELEMENTS = [
	...WAITING_CLASSES.map((name) => `.${name}`),
	'[hidden]',
	'[style*="display:none"]',
	'[style*="display: none"]',
].join();

/** Selects notices that WordPress's own script does not move. */
export const INLINE_NOTICES = '.inline,.below-h2';
