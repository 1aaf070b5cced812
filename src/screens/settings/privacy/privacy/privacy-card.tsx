import { __ } from '@wordpress/i18n';
import { getRedirectUrl } from '@/lib/redirect-url';
import { ExternalLink } from '@/ui/external-link';
import { SettingCard } from '../../frame/setting-card';
import { TracksSwitch } from './tracks-switch';
import styles from './style.module.scss';

/** A person's own choice, and what Jetpack knows of the site (SETPRIV-01 to SETPRIV-04). */
export function PrivacyCard() {
	return (
		<SettingCard id="privacy">
			<TracksSwitch />
			<p>
				{__(
					'Jetpack keeps in the cloud only what its features need. These pages say what that is, what it is used for and how long it is kept.',
					'jetpack',
				)}
			</p>
			<ul className={styles.links}>
				<li>
					<ExternalLink href={getRedirectUrl('a8c-privacy')}>
						{__('Privacy policy', 'jetpack')}
					</ExternalLink>
				</li>
				<li>
					<ExternalLink href={getRedirectUrl('jetpack-support-what-data-does-jetpack-sync')}>
						{__('What data Jetpack syncs', 'jetpack')}
					</ExternalLink>
				</li>
			</ul>
		</SettingCard>
	);
}
