import type { ReactNode } from 'react';
import { late } from '@/ui/loadable/late';

/**
 * The frame of all dialogs, once it has been fetched.
 *
 * @throws {Error} If it couldn't be fetched. The error boundary around the dialog shows a fallback, and
 *                 rendering the dialog again fetches the frame again.
 */
export const LazyFrame = late(() => import(/* webpackChunkName: "dialogs" */ './frame'), {
	failed() {
		throw new Error('The frame of the dialogs could not be loaded.');
	},
});

/** Fetches the dialogs' chunk before the first one opens. A failure is reported when a dialog is opened. */
export const preloadDialogs = (): Promise<unknown> => LazyFrame.load().catch(() => undefined);

export interface ModalProps {
	title: ReactNode;
	width?: 'narrow' | 'medium' | 'wide';
	onClose: () => void;
	/** Escape and the backdrop do nothing, while leaving would lose something. */
	isClosingBlocked?: boolean;
	actions?: ReactNode;
	children: ReactNode;
}

/**
 * A dialog over the page. It traps the focus (COMP-06), closes on Escape or a click beside it unless closing
 * is blocked (COMP-07), in one of three widths (COMP-08).
 */
export function Modal({ width = 'narrow', isClosingBlocked = false, ...rest }: ModalProps) {
	return <LazyFrame {...rest} width={width} isClosingBlocked={isClosingBlocked} />;
}
