import { useEffect, type ReactNode } from 'react';
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

/** Announces a text when it appears or changes; nothing while it is empty. */
export function useAnnouncement(text: string | false | null): void {
	useEffect(() => {
		if (text) {
			announce(text);
		}
	}, [text]);
}
