import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import type { FrameProps } from './frame';

const loadFrame = () => import(/* webpackChunkName: "dialogs" */ './frame');
const Frame = lazy(loadFrame);

/** Fetches the dialogs' chunk before the first one opens. A failure shows when somebody really opens one. */
export const preloadDialogs = (): Promise<unknown> => loadFrame().catch(() => undefined);

export function LazyFrame(props: FrameProps) {
	return (
		<Suspense fallback={null}>
			<Frame {...props} />
		</Suspense>
	);
}

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
