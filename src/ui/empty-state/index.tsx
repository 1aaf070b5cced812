import type { ReactNode } from 'react';
import { Icon, type IconProps } from '@/ui/icon';
import styles from './style.module.scss';

export interface EmptyStateProps {
	title: ReactNode;
	description?: ReactNode;
	icon?: IconProps['icon'];
	/** The next step, a Button. */
	action?: ReactNode;
}

/** Explains why there is nothing here and what to do next. */
export function EmptyState({ title, description, icon, action }: EmptyStateProps) {
	return (
		<div className={styles.state}>
			{icon && <Icon icon={icon} size={32} className={styles.icon} />}
			<p className={styles.title}>{title}</p>
			{description && <div className={styles.description}>{description}</div>}
			{action}
		</div>
	);
}
