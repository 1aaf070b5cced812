import { useEffect, useRef } from 'react';

/**
 * Asks to close when the pointer goes down, or the focus lands, outside of all the given elements.
 * Escape is the caller's: it also has the focus to put back.
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
			const isInside =
				target instanceof Node &&
				latest.current.elements.some((element) => element?.contains(target));
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
