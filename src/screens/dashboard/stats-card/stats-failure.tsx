import { useContext } from 'react';
import { clsx } from 'clsx';
import { __ } from '@wordpress/i18n';
import { withHost } from '@/lib/brand';
import { getRedirectUrl } from '@/lib/redirect-url';
import type { StatsRange } from '@/domain/stats';
import { failureOf, type FailedView } from '@/lib/remote';
import { useAppSelector } from '@/state/store/hooks';
import { selectSite } from '@/state/site';
import { ErrorState, RetriedAbove } from '@/ui/error-state';
import { selectStatsSeries } from '@/state/stats';
import { LinkedText } from '@/ui/link';
import styles from './style.module.scss';

interface StatsFailureProps {
	/** Replaces the whole content of the card instead of one chart. */
	isTall?: boolean;
	range: StatsRange;
	failure: FailedView;
	onRetry: () => void;
}

/** Reports that the stats couldn't be loaded, why, and links to the provider's (STATS-04). */
export function StatsFailure({ isTall = false, range, failure, onRetry }: StatsFailureProps) {
	const site = useAppSelector((state) => selectSite(state).rawUrl);
	const reason = useAppSelector(
		(state) => failureOf(selectStatsSeries(state)[range])?.serverMessage,
	);
	const isSaidAbove = useContext(RetriedAbove);
	return (
		<div className={clsx(styles.centred, isTall && styles.tall)}>
			<ErrorState
				message={
					<>
						<LinkedText
							text={withHost(
								/* translators: %s: name of the provider. Keep <a> and </a> around the text of the link. */
								__(
									'Something happened while loading stats. Please try again later or <a>view your stats now on %s</a>',
								),
							)}
							href={getRedirectUrl('calypso-stats-day', { site })}
						/>
						{reason && !isSaidAbove && <p>{reason}</p>}
					</>
				}
				failure={failure}
				onRetry={onRetry}
			/>
		</div>
	);
}
