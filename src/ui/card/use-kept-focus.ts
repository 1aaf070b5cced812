import { useCallback, useLayoutEffect, useRef } from 'react';

/** A control that says of itself that it takes over from the one in whose place it stands. */
const HEIR = '[data-focus-heir]';
const TITLE = '[data-card-title]';

const isFocusLost = ({ activeElement, body }: Document) =>
	activeElement === null || activeElement === body;

/** Gives a focus that fell to the page back to the card, where it is one or holds one. */
function takeFocus(place: Element | undefined) {
	if (place && isFocusLost(place.ownerDocument)) {
		const heir = place.querySelector<HTMLElement>(HEIR) ?? place.querySelector<HTMLElement>(TITLE);
		heir?.focus();
	}
}

/** A card that goes hands its focus on to the one that takes its place, else to its neighbour. */
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
 * Keeps the focus in a card whose focused control goes away: after "Try again" has helped, a plugin
 * was installed, something was dismissed. What changes is drawn below the card, which knows nothing of
 * it, so its element is watched; only while the focus is in it.
 *
 * @return What the card's element takes.
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

	// React is silent while it removes an element, and a window that is left keeps its active element:
	// what is told here is that a person has moved on.
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
