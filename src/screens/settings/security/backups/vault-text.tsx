import { __ } from '@wordpress/i18n';
import type { VaultView } from '@/domain/settings-cards/backups';
import { assertNever } from '@/lib/assert-never';
import { FeatureOffer } from '../../../common/feature-offer';
import { GetVault } from '../../../common/get-vault';
import { ProviderLink } from '../../../common/provider-link';
import styles from './style.module.scss';
import { describeOffer, describeVault } from './vault-sentences';

/** What the legacy vault service does for a site of which the provider keeps no backups (SETSEC-20). */
export function VaultText({ view }: { view: VaultView }) {
	switch (view.kind) {
		case 'vault':
			return <p>{describeVault(view)}</p>;
		case 'legacy-unregistered':
			return (
				<div className={styles.text}>
					<p>
						{__(
							'VaultPress can neither back up nor scan this site: its registration key is missing.',
							'jetpack',
						)}
					</p>
					<ProviderLink source="vaultpress-dashboard">
						{__('Find your registration key', 'jetpack')}
					</ProviderLink>
				</div>
			);
		case 'legacy-missing':
			return (
				<div className={styles.text}>
					<p>
						{__(
							'Your plan has VaultPress back up and scan this site, but it is not installed.',
							'jetpack',
						)}
					</p>
					<GetVault label={__('Install VaultPress', 'jetpack')} />
				</div>
			);
		case 'legacy-inactive':
			return (
				<div className={styles.text}>
					<p>
						{__(
							'Your plan has VaultPress back up and scan this site, but it is not active.',
							'jetpack',
						)}
					</p>
					<GetVault label={__('Activate VaultPress', 'jetpack')} />
				</div>
			);
		case 'offer':
			return <FeatureOffer feature="backups" promotion={view.promotion} {...describeOffer(view)} />;
		default:
			return assertNever(view, 'vault view');
	}
}
