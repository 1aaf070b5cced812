import type { ReactNode } from 'react';
import { speak } from '@wordpress/a11y';
import styles from './style.module.scss';

export interface VisuallyHiddenProps {
	id?: string;
	children: ReactNode;
}

export function VisuallyHidden({ id, children }: VisuallyHiddenProps) {
	return (
		<span id={id} className={styles.hidden}>
			{children}
		</span>
	);
}

/**
 * Announces a message in the page's one polite live region. A component that shows a message must not
 * announce it as well, or screen readers read it twice.
 */
export function announce(message: string): void {
	speak(message, 'polite');
}
