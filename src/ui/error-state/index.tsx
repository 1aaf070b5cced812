import { createContext, type ReactNode, useContext } from 'react';
import { caution } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import type { FailedView, Lack } from '@/lib/remote';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import styles from './style.module.scss';

export interface ErrorStateProps {
	title?: ReactNode;
	message?: ReactNode;
	onRetry?: () => void;
	retryLabel?: string;
	/** A link in a card whose one control is its switch. */
	retryVariant?: 'secondary' | 'link';
	/** The resolver's whole failed view: "Try again" is busy during the retry, and absent if it would be pointless. */
	failure?: Pick<FailedView, 'isRetrying' | 'lack'> & { retry?: () => void };
}

/** A link that helps to find the cause of any failure, shown in each failure that can be retried. */
export const FailureHelp = createContext<ReactNode>(null);

/** One place of the screen says what has failed, and offers to try all of it again, so no failure below it has a button. */
export const RetriedAbove = createContext(false);

const getLackSentences = (): Record<Lack, string> => ({
	release: __("This version of Jetpack doesn't have this."),
	site: __("This isn't available on this site: something has removed it from Jetpack."),
	unknown: __("Jetpack on this site doesn't offer this."),
});

/** Replaces content whose REST call this site lacks. */
export function NotOffered({ lack }: { lack: Lack }) {
	const help = useContext(FailureHelp);
	return (
		<p>
			{getLackSentences()[lack]} {lack === 'site' && help}
		</p>
	);
}

export function ErrorState({
	title,
	message = __('Check your network, then try again.'),
	failure,
	onRetry = failure?.retry,
	retryLabel,
	retryVariant = 'secondary',
}: ErrorStateProps) {
	const help = useContext(FailureHelp);
	const isRetriedAbove = useContext(RetriedAbove);
	if (failure?.lack) {
		return <NotOffered lack={failure.lack} />;
	}
	return (
		<div className={styles.state}>
			<Icon icon={caution} size={16} className={styles.icon} />
			<div className={styles.text}>
				{title && <p className="jd-strong">{title}</p>}
				<div>{message}</div>
				{onRetry && !isRetriedAbove && (
					<div className="jd-row">
						<Button
							isForCard
							variant={retryVariant}
							size="small"
							isBusy={failure?.isRetrying}
							onClick={onRetry}
						>
							{retryLabel ?? __('Try again')}
						</Button>
						{help}
					</div>
				)}
			</div>
		</div>
	);
}
