import {
	ERROR_CANDIDATES,
	INLINE_NOTICES,
	WAITING_ELEMENTS,
	WORDLESS_CONTENT,
	firstSentence,
	resolveAdminNoticeKind,
	type AdminNoticeKind,
} from '@/domain/notices/admin-notice';
import { toSafeUrl, type SafeUrl } from '@/lib/safe-url';
import { findContainer } from '../admin-page';
import { CANDIDATES, findArea } from './notice-watch';

/*
 * The only file that takes notices of WordPress and of other plugins out of the page around our root. They
 * are moved, never copied, so that their own links, buttons and scripts still work and their text stays
 * unchanged. Elements inside our root are never moved.
 */

export type AdoptableKind = Exclude<AdminNoticeKind, 'not-a-notice'>;

export interface FoundNotice {
	element: HTMLElement;
	kind: AdoptableKind;
}

/** How often we move a notice back that another script moves out. A limit, so that two scripts don't fight over it forever. */
const PATIENCE = 3;

/** Notices that another script keeps moving elsewhere. */
const leftAlone = new WeakSet<HTMLElement>();

/** Whether a script hides an element within `frame` for now, by itself or with an ancestor. */
const isWaitingIn = (frame: HTMLElement, element: HTMLElement) =>
	frame.contains(element.closest(WAITING_ELEMENTS));

function kindOf(element: HTMLElement): AdminNoticeKind {
	const inner = [...element.querySelectorAll<HTMLElement>(ERROR_CANDIDATES)]
		.filter((one) => !isWaitingIn(element, one))
		.map(({ classList }) => [...classList]);
	return resolveAdminNoticeKind({
		id: element.id,
		classNames: [...element.classList],
		inner,
		isEmpty:
			element.style.display === 'none' ||
			(element.textContent.trim() === '' && !element.querySelector(WORDLESS_CONTENT)),
	});
}

/** Whether a plugin has put an element into markup of its own and marked it as belonging there. */
const isInPlace = (area: HTMLElement, element: HTMLElement) =>
	element.parentElement !== area && element.matches(INLINE_NOTICES);

/** The notices in the page outside our root, only the outermost ones, in document order. */
export function findNotices(): FoundNotice[] {
	const root = findContainer();
	const area = findArea();
	const found: FoundNotice[] = [];
	for (const element of area?.querySelectorAll<HTMLElement>(CANDIDATES) ?? []) {
		const kind = kindOf(element);
		const isOurs = !root || root.contains(element) || element.contains(root);
		const isInner = found.some((notice) => notice.element.contains(element));
		const isFree =
			!area || !(isWaitingIn(area, element) || isInPlace(area, element) || leftAlone.has(element));
		if (kind !== 'not-a-notice' && !isOurs && !isInner && isFree) {
			found.push({ element, kind });
		}
	}
	return found;
}

/** Calls back when the kind of a notice has changed, for instance because its script reports an error in it, or has filled it. */
export function watchKinds<T extends FoundNotice>(
	notices: readonly T[],
	onChange: (notice: T, kind: AdoptableKind) => void,
): () => void {
	const observer = new MutationObserver(() => {
		for (const notice of notices) {
			const kind = kindOf(notice.element);
			if (kind !== notice.kind && kind !== 'not-a-notice') {
				onChange(notice, kind);
			}
		}
	});
	for (const { element } of notices) {
		observer.observe(element, {
			attributeFilter: ['class', 'style'],
			childList: true,
			subtree: true,
		});
	}
	return () => observer.disconnect();
}

/**
 * Keeps a notice in its slot until it is removed from the page. WordPress's own script moves notices once,
 * when it starts; they are moved back.
 */
export function keepIn(slot: HTMLElement, element: HTMLElement, onGone: () => void): () => void {
	let returns = 0;
	slot.append(element);
	const observer = new MutationObserver(() => {
		if (element.parentElement === slot) {
			return;
		}
		if (element.isConnected && ++returns <= PATIENCE) {
			slot.append(element);
		} else {
			leftAlone.add(element);
			onGone();
		}
	});
	observer.observe(slot, { childList: true });
	return () => observer.disconnect();
}

/** Dismisses a notice by its own control if it has one, because that control may do more than hide it. */
export function dismissElement(element: HTMLElement): void {
	const own = element.querySelector<HTMLElement>('.notice-dismiss');
	if (own) {
		own.click();
	} else {
		element.remove();
	}
}

/** What a notice says first: its heading, else its first sentence. */
export const readHeadline = (element: HTMLElement): string =>
	firstSentence(element.querySelector('h1, h2, h3, h4')?.textContent || element.textContent);

interface NoticeAction {
	label: string;
	/** Where it leads; undefined if its script handles the click. */
	href: SafeUrl | undefined;
	press: () => void;
}

/** The first thing that a notice offers, besides dismissing it. */
export function readAction(element: HTMLElement): NoticeAction | undefined {
	const own = element.querySelector<HTMLElement>('a[href], button:not(.notice-dismiss)');
	const label = own?.textContent.trim();
	if (!own || !label) {
		return undefined;
	}
	const leads = own instanceof HTMLAnchorElement && !own.getAttribute('href')?.startsWith('#');
	return {
		label,
		href: leads ? toSafeUrl(own.href) : undefined,
		press: () => own.click(),
	};
}

export const isFocusIn = (frame: HTMLElement | null) =>
	Boolean(frame?.contains(document.activeElement));
