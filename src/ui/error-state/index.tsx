import type { ReactNode } from 'react';
import { caution } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import type { FailedView } from '@/lib/remote';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import styles from './style.module.scss';

export interface ErrorStateProps {
	title?: ReactNode;
	/** What happened and what to do. */
	message: ReactNode;
	onRetry?: () => void;
	retryLabel?: string;
	/** The resolver's whole failed view: "Try again" is busy during the retry. */
	failure?: Pick<FailedView, 'isRetrying'>;
}

/** Reports in place that something couldn't be loaded, and what to do. */
export function ErrorState({ title, message, onRetry, retryLabel, failure }: ErrorStateProps) {
	return (
		<div className={styles.state}>
			<Icon icon={caution} className={styles.icon} />
			<div className={styles.text}>
				{title && <p className={styles.title}>{title}</p>}
				<div>{message}</div>
				{onRetry && (
					<Button variant="secondary" size="small" isBusy={failure?.isRetrying} onClick={onRetry}>
						{retryLabel ?? __('Try again', 'dashboard-for-jetpack')}
					</Button>
				)}
			</div>
		</div>
	);
}
