import {
	ERROR_CANDIDATES,
	INLINE_NOTICES,
	WAITING_ELEMENTS,
	resolveAdminNoticeKind,
	type AdminNoticeKind,
} from '@/domain/notices';
import { findContainer } from '../admin-page';
import { CANDIDATES, findArea } from './notice-watch';

/*
 * The one file that takes notices of WordPress and of other plugins out of the page around our root.
 * They are moved, never copied: their own links, buttons and scripts go on working, and they keep
 * what they say. Nothing within our root is ever taken.
 */

export type AdoptableKind = Exclude<AdminNoticeKind, 'not-a-notice'>;

export interface FoundNotice {
	element: HTMLElement;
	kind: AdoptableKind;
}

/** How often a notice that is moved out is fetched back: two scripts must not fight over it for ever. */
const PATIENCE = 3;

/** What somebody else insists on having elsewhere. */
const leftAlone = new WeakSet<HTMLElement>();

/** Whether an element within `frame` is kept back by a script, by itself or with what is around it. */
const isWaitingIn = (frame: HTMLElement, element: HTMLElement) =>
	frame.contains(element.closest(WAITING_ELEMENTS));

function kindOf(element: HTMLElement): AdminNoticeKind {
	const inner = [...element.querySelectorAll<HTMLElement>(ERROR_CANDIDATES)]
		.filter((one) => !isWaitingIn(element, one))
		.map(({ classList }) => [...classList]);
	return resolveAdminNoticeKind({ id: element.id, classNames: [...element.classList], inner });
}

/** What a plugin has put into markup of its own and marked as belonging there. */
const isInPlace = (area: HTMLElement, element: HTMLElement) =>
	element.parentElement !== area && element.matches(INLINE_NOTICES);

/** The notices in the page outside our root, outermost only, in their order. */
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

/**
 * Calls back when a notice has become one of another kind, as when its script reports an error in it.
 *
 * @return Stops watching.
 */
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
		observer.observe(element, { attributeFilter: ['class'], childList: true, subtree: true });
	}
	return () => observer.disconnect();
}

/**
 * Keeps a notice in its place of ours until it is gone from the page. WordPress's own script moves
 * notices once, when it starts: those are fetched back.
 *
 * @return Stops keeping it.
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

/** Gives a notice back to the page, above our root: without us nobody would see it. */
export function giveBack(element: HTMLElement): void {
	findArea()?.prepend(element);
}

/** Puts a notice away by its own control where it has one, which may have more to do than that. */
export function dismissElement(element: HTMLElement): void {
	const own = element.querySelector<HTMLElement>('.notice-dismiss');
	if (own) {
		own.click();
	} else {
		element.remove();
	}
}

export const isFocusIn = (frame: HTMLElement | null) =>
	Boolean(frame?.contains(document.activeElement));

/** Whether nothing has the focus any more. */
export const isFocusLost = () =>
	!document.activeElement || document.activeElement === document.body;
