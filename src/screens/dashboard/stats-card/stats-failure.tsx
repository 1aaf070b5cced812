import { __, sprintf } from '@wordpress/i18n';
import { HOST } from '@/lib/brand';
import { joinClasses } from '@/lib/join-classes';
import { getRedirectUrl } from '@/lib/redirect-url';
import type { FailedView } from '@/lib/remote';
import { useAppSelector } from '@/state/hooks';
import { selectSite } from '@/state/site';
import { ErrorState } from '@/ui/error-state';
import { LinkedText } from '../parts/linked-text';
import styles from './style.module.scss';

interface StatsFailureProps {
	/** Replaces the whole content of the card instead of one chart. */
	isTall?: boolean;
	failure: FailedView;
	onRetry: () => void;
}

/** Reports that the stats couldn't be loaded, with a link to the provider's (STATS-04). */
export function StatsFailure({ isTall = false, failure, onRetry }: StatsFailureProps) {
	const site = useAppSelector((state) => selectSite(state).rawUrl);
	return (
		<div className={joinClasses(styles.centred, isTall && styles.tall)}>
			<ErrorState
				message={
					<LinkedText
						text={sprintf(
							/* translators: %s: name of the provider. Keep <a> and </a> around the text of the link. */
							__(
								'Something happened while loading stats. Please try again later or <a>view your stats now on %s</a>',
								'dashboard-for-jetpack',
							),
							HOST,
						)}
						href={getRedirectUrl('calypso-stats-day', { site })}
					/>
				}
				failure={failure}
				onRetry={onRetry}
			/>
		</div>
	);
}
