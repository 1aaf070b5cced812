import type { CSSProperties } from 'react';
import { joinClasses } from '@/lib/join-classes';
import { VisuallyHidden } from '@/ui/visually-hidden';
import styles from './style.module.scss';

export interface SkeletonProps {
	/** How many lines of text it replaces. */
	lines?: number;
	/** One block of this height instead of lines. */
	height?: number | string;
	/** Width in pixels, if it replaces less than a whole line, such as a button. */
	width?: number;
	/** What is loading, for screen readers. */
	label?: string;
}

/** Gray blocks of the same size as the content that they replace, so that nothing jumps. */
export function Skeleton({ lines = 2, height, width, label }: SkeletonProps) {
	const blockStyle: CSSProperties | undefined = height === undefined ? undefined : { height };
	const count = blockStyle ? 1 : lines;
	return (
		<div className={styles.skeleton} style={{ inlineSize: width }}>
			{label && <VisuallyHidden>{label}</VisuallyHidden>}
			{Array.from({ length: count }, (_, index) => (
				<span
					key={index}
					aria-hidden
					className={joinClasses(styles.block, !blockStyle && styles.line)}
					style={blockStyle}
				/>
			))}
		</div>
	);
}

/** The outline of a card whose content is still loading. */
export function SkeletonCard({ lines = 2, label }: { lines?: number; label?: string }) {
	return (
		<div className={styles.card}>
			<span aria-hidden className={styles.title} />
			<Skeleton lines={lines} label={label} />
		</div>
	);
}
