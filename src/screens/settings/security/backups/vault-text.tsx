import { __ } from '@wordpress/i18n';
import type { VaultView } from '@/domain/settings-cards/backups';
import { assertNever } from '@/lib/assert-never';
import { FeatureOffer } from '../../../common/feature-offer';
import { GetVault } from '../../../common/get-vault';
import { ProviderLink } from '../../../common/provider-link';
import styles from '../style.module.scss';

type View<K extends VaultView['kind']> = Extract<VaultView, { kind: K }>;

function describeVault({ hasBackups, hasScans }: View<'vault'>): string {
	if (hasBackups && hasScans) {
		return __('VaultPress backs up this site and scans it for threats.', 'dashboard-for-jetpack');
	}
	if (hasBackups) {
		return __('VaultPress backs up this site.', 'dashboard-for-jetpack');
	}
	return hasScans
		? __('VaultPress scans this site for threats.', 'dashboard-for-jetpack')
		: __("VaultPress is active, but doesn't back up or scan this site.", 'dashboard-for-jetpack');
}

/** What the site does without, by what it has. */
function describeOffer({ has }: View<'offer'>): { title: string; description: string } {
	switch (has) {
		case 'nothing':
			return {
				title: __("This site isn't backed up or scanned", 'dashboard-for-jetpack'),
				description: __(
					'Restore earlier versions of your site, and hear about threats early.',
					'dashboard-for-jetpack',
				),
			};
		case 'scans':
			return {
				title: __("This site isn't backed up", 'dashboard-for-jetpack'),
				description: __(
					"It's scanned for threats. With backups, you can restore earlier versions too.",
					'dashboard-for-jetpack',
				),
			};
		case 'backups':
			return {
				title: __("Your backups aren't available yet", 'dashboard-for-jetpack'),
				description: __(
					'Your plan includes backups. If nothing changes within a day, contact support.',
					'dashboard-for-jetpack',
				),
			};
		default:
			return assertNever(has, 'offer');
	}
}

/** What VaultPress does for a site of which the provider keeps no backups, or what it lacks (SETSEC-20). */
export function VaultText({ view }: { view: VaultView }) {
	switch (view.kind) {
		case 'vault':
			return <p>{describeVault(view)}</p>;
		case 'vault-unregistered':
			return (
				<div className={styles.vault}>
					<p>
						{__(
							"VaultPress can't back up or scan this site: its registration key is missing.",
							'dashboard-for-jetpack',
						)}
					</p>
					<ProviderLink source="vaultpress-dashboard">
						{__('Find your registration key', 'dashboard-for-jetpack')}
					</ProviderLink>
				</div>
			);
		case 'vault-missing':
			return (
				<div className={styles.vault}>
					<p>
						{__(
							'Your plan includes backups and scans with VaultPress. Install it to use them.',
							'dashboard-for-jetpack',
						)}
					</p>
					<GetVault lack={view.kind} />
				</div>
			);
		case 'vault-inactive':
			return (
				<div className={styles.vault}>
					<p>
						{__(
							'Your plan includes backups and scans with VaultPress. Activate it to use them.',
							'dashboard-for-jetpack',
						)}
					</p>
					<GetVault lack={view.kind} />
				</div>
			);
		case 'offer':
			return <FeatureOffer feature="backups" promotion={view.promotion} {...describeOffer(view)} />;
		default:
			return assertNever(view, 'vault view');
	}
}
