import { __ } from '@wordpress/i18n';
import { Card } from '@/ui/card';
import { ProviderLink } from '../../common/provider-link';
import { DismissButton } from '../parts/dismiss-button';
import styles from './style.module.scss';

/** The card of the video, in a chunk of its own because few sites see it. */
export default function GettingStartedContent() {
	return (
		<Card
			title={__('Get to know your backups')}
			headingLevel={2}
			action={
				<DismissButton
					setting="dismiss_dash_backup_getting_started"
					label={__('Dismiss the video about backups')}
				/>
			}
		>
			<div className={styles.content}>
				{/* Our own drawing: a stack of copies of a page, the newest with a play icon. */}
				<svg className={styles.poster} viewBox="0 0 160 90" aria-hidden focusable="false">
					<rect width="160" height="90" rx="4" className={styles.ground} />
					<rect x="56" y="14" width="64" height="46" rx="3" className={styles.page} opacity="0.5" />
					<rect
						x="48"
						y="20"
						width="64"
						height="46"
						rx="3"
						className={styles.page}
						opacity="0.75"
					/>
					<rect x="40" y="26" width="64" height="46" rx="3" className={styles.page} />
					<circle cx="72" cy="49" r="14" className={styles.sign} />
					<path d="M68 42v14l11-7z" className={styles.page} />
				</svg>
				<div className={styles.text}>
					<p>{__("See where your backups are, what's in them and how to restore your site.")}</p>
					<ProviderLink source="jetpack-backup-getting-started" variant="secondary">
						{__('Watch the video')}
					</ProviderLink>
				</div>
			</div>
		</Card>
	);
}
