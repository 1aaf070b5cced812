import type { ReactNode } from 'react';
import { LazyFrame } from './lazy-frame';

export { preloadDialogs } from './lazy-frame';

export interface ModalProps {
	title: ReactNode;
	width?: 'narrow' | 'medium' | 'wide';
	onClose: () => void;
	/** While something must not be left: Escape and the backdrop do nothing. */
	isClosingBlocked?: boolean;
	actions?: ReactNode;
	children: ReactNode;
}

/**
 * A dialogue over the page. It keeps the focus (COMP-06), closes on Escape or a click beside it
 * unless closing is blocked (COMP-07), in one of three widths (COMP-08).
 */
export function Modal({ width = 'narrow', isClosingBlocked = false, ...rest }: ModalProps) {
	return <LazyFrame {...rest} width={width} isClosingBlocked={isClosingBlocked} />;
}
