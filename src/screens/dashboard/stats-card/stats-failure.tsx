import { __, sprintf } from '@wordpress/i18n';
import { HOST } from '@/lib/brand';
import { joinClasses } from '@/lib/join-classes';
import { getRedirectUrl } from '@/lib/redirect-url';
import { useAppSelector } from '@/state/hooks';
import { selectSite } from '@/state/site';
import { ErrorState } from '@/ui/error-state';
import { LinkedText } from '../parts/linked-text';
import styles from './style.module.scss';

interface StatsFailureProps {
	/** In the place of all that the card shows, not of one chart. */
	isTall?: boolean;
	isRetrying: boolean;
	onRetry: () => void;
}

/** STATS-04. */
export function StatsFailure({ isTall = false, isRetrying, onRetry }: StatsFailureProps) {
	const site = useAppSelector((state) => selectSite(state).rawUrl);
	return (
		<div className={joinClasses(styles.centred, isTall && styles.tall)}>
			<ErrorState
				message={
					<LinkedText
						text={sprintf(
							/* translators: %s: name of the provider. Keep <a> and </a> around what is a link. */
							__(
								'Something happened while loading stats. Please try again later or <a>view your stats now on %s</a>',
								'jetpack',
							),
							HOST,
						)}
						href={getRedirectUrl('calypso-stats-day', { site })}
					/>
				}
				onRetry={onRetry}
				isRetrying={isRetrying}
			/>
		</div>
	);
}
