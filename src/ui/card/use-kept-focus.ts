import { useCallback, useLayoutEffect, useRef } from 'react';

/** A control that receives the focus of the control that it replaces. */
const SUCCESSOR = '[data-focus-successor]';
const TITLE = '[data-card-title], [data-screen-title]';

export const isFocusLost = ({ activeElement, body }: Document) =>
	activeElement === null || activeElement === body;

/** Moves a lost focus to this card, or to the first card inside. */
function takeFocus(place: Element | undefined) {
	if (place && isFocusLost(place.ownerDocument)) {
		const heir =
			place.querySelector<HTMLElement>(SUCCESSOR) ?? place.querySelector<HTMLElement>(TITLE);
		heir?.focus();
	}
}

/** Moves the focus of a removed card to the card that replaces it, or else to its neighbor. */
function handFocusOn(card: Element) {
	const siblings = card.parentElement?.children;
	const index = siblings ? [...siblings].indexOf(card) : -1;
	queueMicrotask(() => {
		if (siblings && card.parentElement === null) {
			takeFocus(siblings[index] ?? siblings[siblings.length - 1]);
		}
	});
}

/**
 * Keeps the focus in a card whose focused control is removed: a retry succeeded, a plugin was installed,
 * something was dismissed. The change happens in the card's children, which the card doesn't control, so it
 * observes its element, and only while the focus is inside.
 *
 * @return Props for the card's element.
 */
export function useKeptFocus() {
	const ref = useRef<HTMLElement>(null);
	const watch = useRef<MutationObserver | undefined>(undefined);

	const onFocus = useCallback(() => {
		const card = ref.current;
		if (card && !watch.current) {
			watch.current = new MutationObserver(() => takeFocus(card));
			watch.current.observe(card, { childList: true, subtree: true });
		}
	}, []);

	// React fires no blur when it removes an element, and switching windows keeps the active element, so a
	// blur without a focused element means that the person has left the card.
	const onBlur = useCallback(() => {
		if (isFocusLost(document)) {
			watch.current?.disconnect();
			watch.current = undefined;
		}
	}, []);

	useLayoutEffect(() => {
		const card = ref.current;
		return () => {
			if (card && watch.current) {
				watch.current.disconnect();
				watch.current = undefined;
				handFocusOn(card);
			}
		};
	}, []);

	return { ref, onFocus, onBlur };
}
