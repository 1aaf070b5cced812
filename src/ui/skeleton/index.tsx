import { createContext, useContext, type CSSProperties } from 'react';
import { clsx } from 'clsx';
import { VisuallyHidden } from '@/ui/screen-reader';
import styles from './style.module.scss';

/** Says why loading takes long; "" if it does not. */
export const SlowContext = createContext('');

/** Why the content of this place takes long, where it does. The page announces it once, for all places. */
export function SlowNote() {
	const reason = useContext(SlowContext);
	return reason ? <span className={`jd-muted ${styles.slow}`}>{reason}</span> : null;
}

export interface SkeletonProps {
	lines?: number;
	/** One block of this height instead of lines. */
	height?: number | string;
	/** Width in pixels, if it replaces less than a whole line, such as a button. */
	width?: number;
	label?: string;
	/** The site answers by itself, so a slow provider is not the reason for waiting. */
	isOfSite?: boolean;
}

/** Gray blocks of the same size as the content that they replace, so that nothing jumps. The note about a slow provider is in their room. */
export function Skeleton({ lines = 2, height, width, label, isOfSite = false }: SkeletonProps) {
	const blockStyle: CSSProperties | undefined = height === undefined ? undefined : { height };
	const count = blockStyle ? 1 : lines;
	return (
		<div
			className={clsx(styles.skeleton, blockStyle && !width && styles.area)}
			style={{ inlineSize: width }}
		>
			{label && <VisuallyHidden>{label}</VisuallyHidden>}
			<div className={styles.blocks}>
				{Array.from({ length: count }, (_, index) => (
					<span
						key={index}
						aria-hidden
						className={clsx(styles.block, !blockStyle && styles.line)}
						style={blockStyle}
					/>
				))}
			</div>
			{label && !isOfSite && <SlowNote />}
		</div>
	);
}

export function SkeletonCard(props: Pick<SkeletonProps, 'lines' | 'label' | 'isOfSite'>) {
	return (
		<div className={styles.card}>
			<span aria-hidden className={styles.title} />
			<Skeleton {...props} />
		</div>
	);
}
