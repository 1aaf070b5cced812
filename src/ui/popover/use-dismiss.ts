import { useEffect, useRef } from 'react';

/**
 * Calls back when a pointer press or the focus lands outside all the given elements. The caller handles
 * Escape, because it also has to return the focus.
 */
export function useDismiss(
	isOpen: boolean,
	elements: (HTMLElement | null)[],
	onDismiss: () => void,
): void {
	const latest = useRef({ elements, onDismiss });
	useEffect(() => {
		latest.current = { elements, onDismiss };
	});

	useEffect(() => {
		if (!isOpen) {
			return;
		}
		const handle = ({ target }: Event) => {
			const isInside = latest.current.elements.some(
				(element) => target instanceof Node && element?.contains(target),
			);
			if (!isInside) {
				latest.current.onDismiss();
			}
		};
		document.addEventListener('pointerdown', handle);
		document.addEventListener('focusin', handle);
		return () => {
			document.removeEventListener('pointerdown', handle);
			document.removeEventListener('focusin', handle);
		};
	}, [isOpen]);
}
