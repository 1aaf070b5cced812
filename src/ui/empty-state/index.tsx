import type { ReactNode } from 'react';
import styles from './style.module.scss';

export interface EmptyStateProps {
	title: ReactNode;
	description?: ReactNode;
	action?: ReactNode;
}

export function EmptyState({ title, description, action }: EmptyStateProps) {
	return (
		<div className={styles.state}>
			<p className="jd-lead">{title}</p>
			{description && <div className={`jd-muted ${styles.description}`}>{description}</div>}
			{action}
		</div>
	);
}
