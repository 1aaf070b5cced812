import type { ReactNode } from 'react';
import styles from './style.module.scss';

export interface VisuallyHiddenProps {
	id?: string;
	children: ReactNode;
}

/** Text for screen readers. */
export function VisuallyHidden({ id, children }: VisuallyHiddenProps) {
	return (
		<span id={id} className={styles.hidden}>
			{children}
		</span>
	);
}
