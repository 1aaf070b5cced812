import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { findLayerRoot, usePlacement } from './layer';
import { useDismiss } from './use-dismiss';
import type { PopoverPosition } from './position';
import styles from './style.module.scss';

export interface PopoverProps {
	anchor: HTMLElement | null;
	label: string;
	position?: PopoverPosition;
	onClose: () => void;
	id?: string;
	children: ReactNode;
}

const TABBABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** Whether this key press would move the focus out of the layer. */
function leavesByTab(event: globalThis.KeyboardEvent, layer: HTMLElement): boolean {
	if (event.key !== 'Tab') {
		return false;
	}
	const stops = [...layer.querySelectorAll<HTMLElement>(TABBABLE)];
	const edge = event.shiftKey ? stops[0] : stops[stops.length - 1];
	return !edge || event.target === edge || (event.shiftKey && event.target === layer);
}

/**
 * A small panel beside its anchor. It takes the focus; Escape and tabbing past its end return the
 * focus to the anchor. Clicking or focusing something outside closes it.
 */
export function Popover({
	anchor,
	label,
	position = 'bottom',
	onClose,
	id,
	children,
}: PopoverProps) {
	const [layer, setLayer] = useState<HTMLElement | null>(null);
	const style = usePlacement(anchor, layer, position);
	const isPlaced = style.visibility !== 'hidden';
	useDismiss(true, [anchor, layer], onClose);

	useEffect(() => {
		// An invisible element can't be focused, and focusing an element without a position would scroll the page.
		if (isPlaced) {
			layer?.focus({ preventScroll: true });
		}
	}, [isPlaced, layer]);

	const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
		if (event.key === 'Escape') {
			// Otherwise a dialog below would close as well.
			event.stopPropagation();
			event.preventDefault();
			anchor?.focus();
			onClose();
			return;
		}
		if (layer && leavesByTab(event.nativeEvent, layer)) {
			if (event.shiftKey) {
				event.preventDefault();
			}
			// On Tab, the browser then moves on from the anchor to the next element.
			anchor?.focus();
			onClose();
		}
	};

	return createPortal(
		// The panel is focusable, and handles the keys of everything in it.
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
		<div
			ref={setLayer}
			id={id}
			role="dialog"
			aria-label={label}
			tabIndex={-1}
			className={`jp-layer ${styles.popover}`}
			style={style}
			onKeyDown={handleKeyDown}
		>
			{children}
		</div>,
		findLayerRoot(anchor),
	);
}
