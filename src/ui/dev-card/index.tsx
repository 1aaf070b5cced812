import { useId, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { CloseButton } from '@/ui/button';
import styles from './style.module.scss';

export interface DevCardProps {
	title: ReactNode;
	isEnabled: boolean;
	onClose: () => void;
	children: ReactNode;
}

/** The panel of the development tools: shown while enabled, hidden when closed (COMP-15). */
export function DevCard({ title, isEnabled, onClose, children }: DevCardProps) {
	const titleId = useId();
	if (!isEnabled) {
		return null;
	}
	return (
		<aside aria-labelledby={titleId} className={styles.card}>
			<header className={styles.header}>
				<h2 id={titleId} className={styles.title}>
					{title}
				</h2>
				<CloseButton aria-describedby={titleId} onClick={onClose} />
			</header>
			<div className={styles.body}>{children}</div>
		</aside>
	);
}
