import { __ } from '@wordpress/i18n';
import { useAppSelector } from '@/state/hooks';
import { Card } from '@/ui/card';
import { ProviderLink } from '../../common/provider-link';
import { DismissButton } from '../parts/dismiss-button';
import { Poster } from './poster';
import { DISMISSAL, selectIsGettingStartedShown } from './select-getting-started';
import styles from './style.module.scss';

/** The first steps with backups, told in a video (DASH-20). The backup card asks how they stand. */
export function GettingStartedCard() {
	const isShown = useAppSelector(selectIsGettingStartedShown);
	if (!isShown) {
		return null;
	}
	return (
		<Card
			title={__('Get to know your backups', 'jetpack')}
			headingLevel={2}
			className={styles.card}
			action={
				<DismissButton
					setting={DISMISSAL}
					label={__('Dismiss the video about backups', 'jetpack')}
				/>
			}
		>
			<div className={styles.content}>
				<Poster />
				<div className={styles.text}>
					<p>
						{__(
							'See where your backups are kept, what they hold, and how to restore your site from one.',
							'jetpack',
						)}
					</p>
					<ProviderLink source="jetpack-backup-getting-started" variant="secondary">
						{__('Watch the video', 'jetpack')}
					</ProviderLink>
				</div>
			</div>
		</Card>
	);
}
