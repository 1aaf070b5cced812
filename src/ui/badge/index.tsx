import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './style.module.scss';

export interface BadgeProps {
	intent?: 'neutral' | 'info' | 'success' | 'warning' | 'error';
	children: ReactNode;
}

/** A short label for the item beside it, such as "Beta". */
export function Badge({ intent = 'neutral', children }: BadgeProps) {
	return <span className={clsx(styles.badge, styles[intent])}>{children}</span>;
}
