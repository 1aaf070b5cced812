import { useContext, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { VisuallyHidden } from '@/ui/screen-reader';
import { IsAged } from '@/ui/surroundings';
import styles from './style.module.scss';

export interface BadgeProps {
	intent?: 'neutral' | 'info' | 'success' | 'warning' | 'error';
	children: ReactNode;
}

export function Badge({ intent = 'neutral', children }: BadgeProps) {
	const isAged = useContext(IsAged) && intent === 'success';
	return (
		<span className={clsx(styles.badge, styles[isAged ? 'neutral' : intent])}>{children}</span>
	);
}

export interface CountBadgeProps {
	count: number;
	label: string;
}

/** A number of things that need attention; renders nothing for zero. */
export function CountBadge({ count, label }: CountBadgeProps) {
	if (count <= 0) {
		return null;
	}
	return (
		<span className={styles.count}>
			<span aria-hidden>{count}</span>
			<VisuallyHidden>{label}</VisuallyHidden>
		</span>
	);
}
