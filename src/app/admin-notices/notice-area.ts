import {
	ADMIN_NOTICE_CANDIDATES,
	resolveAdminNoticeKind,
	type AdminNoticeKind,
} from '@/domain/notices';
import { findContainer } from '../admin-page';

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

const findArea = () => document.getElementById('wpbody-content');

const kindOf = ({ id, classList }: HTMLElement) =>
	resolveAdminNoticeKind({ id, classNames: [...classList] });

/** What a script keeps back until it has something to say. */
const isShown = ({ hidden, style }: HTMLElement) => !hidden && style.display !== 'none';

/** The notices that stand in the page outside our root, outermost only, in their order. */
export function findNotices(): FoundNotice[] {
	const root = findContainer();
	const found: FoundNotice[] = [];
	for (const element of findArea()?.querySelectorAll<HTMLElement>(ADMIN_NOTICE_CANDIDATES) ?? []) {
		const kind = kindOf(element);
		const isOurs = !root || root.contains(element) || element.contains(root);
		const isInner = found.some((notice) => notice.element.contains(element));
		const isFree = isShown(element) && !leftAlone.has(element);
		if (kind !== 'not-a-notice' && !isOurs && !isInner && isFree) {
			found.push({ element, kind });
		}
	}
	return found;
}

/**
 * Calls back when something was put into the page around our root. What we draw within it is not
 * watched: it changes all the time.
 *
 * @return Stops watching.
 */
export function watchArea(onChange: () => void): () => void {
	const observer = new MutationObserver(onChange);
	const root = findContainer();
	const area = findArea();
	for (const place of new Set([area, root?.parentElement])) {
		if (place) {
			observer.observe(place, { childList: true });
		}
	}
	for (const neighbour of area?.children ?? []) {
		if (!neighbour.contains(root)) {
			observer.observe(neighbour, { childList: true, subtree: true });
		}
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
