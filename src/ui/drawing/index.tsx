import type { ReactNode } from 'react';
import styles from './style.module.scss';

/** The classes of a drawing's shapes, in the colors of this dashboard. */
export const { paper, ink, faint, accent, stroke, mark } = styles;

/** A white tick on an accent-colored shape, around its center. */
export const Tick = ({ x, y }: { x: number; y: number }) => (
	<path className={mark} d={`M${x - 9} ${y}l6 7 13-15`} />
);

interface DrawingProps {
	className?: string;
	/** Shapes on a canvas that is 320 wide and high. */
	children: ReactNode;
}

export function Drawing({ className, children }: DrawingProps) {
	return (
		<svg viewBox="0 0 320 320" aria-hidden focusable="false" className={className}>
			{children}
		</svg>
	);
}
