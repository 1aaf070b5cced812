import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon';
import type { IconProps } from '@/ui/icon';
import styles from './style.module.scss';

export interface EmptyStateProps {
	title: ReactNode;
	description?: ReactNode;
	icon?: IconProps['icon'];
	/** What to do about it: a Button. */
	action?: ReactNode;
}

/** Says that there is nothing here, why, and what to do next. */
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
