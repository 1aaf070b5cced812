import { __ } from '@wordpress/i18n';
import { getRedirectUrl } from '@/lib/redirect-url';
import { ExternalLink } from '@/ui/external-link';
import { Card } from '@/ui/card';
import styles from './style.module.scss';

export function PrivacyCard() {
	return (
		<Card headingLevel={2} title={__('What Jetpack knows of your site', 'jetpack')}>
			<div className={styles.stack}>
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
			</div>
		</Card>
	);
}
