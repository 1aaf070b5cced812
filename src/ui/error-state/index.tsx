import type { ReactNode } from 'react';
import { caution } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import styles from './style.module.scss';

export interface ErrorStateProps {
	title?: ReactNode;
	/** What happened and what can be done. */
	message: ReactNode;
	onRetry?: () => void;
	retryLabel?: string;
	isRetrying?: boolean;
}

/** Something could not be loaded: said in place, with a way on. */
export function ErrorState({
	title,
	message,
	onRetry,
	retryLabel,
	isRetrying = false,
}: ErrorStateProps) {
	return (
		<div className={styles.state}>
			<Icon icon={caution} className={styles.icon} />
			<div className={styles.text}>
				{title && <p className={styles.title}>{title}</p>}
				<div>{message}</div>
				{onRetry && (
					<Button variant="secondary" size="small" isBusy={isRetrying} onClick={onRetry}>
						{retryLabel ?? __('Try again', 'jetpack')}
					</Button>
				)}
			</div>
		</div>
	);
}
