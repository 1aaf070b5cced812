import { __ } from '@wordpress/i18n';
import type { NoBackupView } from '@/domain/rewind/settings-card';
import { FeatureOffer } from '../../../common/feature-offer';
import { GetVaultPress } from '../../../common/get-vaultpress';
import { ContactSupport, getNotStartedLabel } from '../../../common/not-started';
import { ProviderLink } from '../../../common/provider-link';

type View<K extends NoBackupView['kind']> = Extract<NoBackupView, { kind: K }>;

function describeVaultPress({ hasBackups, hasScans }: View<'vaultpress'>): string {
	if (hasBackups && hasScans) {
		return __('VaultPress backs up this site and scans it for threats.');
	}
	if (hasBackups) {
		return __('VaultPress backs up this site.');
	}
	return hasScans
		? __('VaultPress scans this site for threats.')
		: __("VaultPress is active, but doesn't back up or scan this site.");
}

function describeOffer({ lack }: View<'offer'>): { title: string; description: string } {
	if (lack === 'both') {
		return {
			title: __("Backups and scans aren't included yet"),
			description: __('Restore earlier versions of your site, and hear about threats early.'),
		};
	}
	return {
		title: __("Backups aren't included yet"),
		description: __('With backups, you can restore earlier versions of your site.'),
	};
}

const LACKS = {
	'vaultpress-missing': () =>
		__('Your plan includes backups and scans with VaultPress. Install it to use them.'),
	'vaultpress-inactive': () =>
		__('Your plan includes backups and scans with VaultPress. Activate it to use them.'),
};

/** VaultPress on a site without the provider's backups, or what VaultPress lacks (SETSEC-20). */
export default function NoBackup({ view }: { view: NoBackupView }) {
	switch (view.kind) {
		case 'vaultpress':
			return <p>{describeVaultPress(view)}</p>;
		case 'vaultpress-unregistered':
			return (
				<div className="jd-column">
					<p>
						{__("VaultPress can't back up or scan this site: its registration key is missing.")}
					</p>
					<ProviderLink source="vaultpress-dashboard">
						{__('Find your registration key')}
					</ProviderLink>
				</div>
			);
		case 'vaultpress-missing':
		case 'vaultpress-inactive':
			return (
				<div className="jd-column">
					<p>{LACKS[view.kind]()}</p>
					<GetVaultPress lack={view.kind} />
				</div>
			);
		case 'not-started':
			return (
				<div className="jd-column">
					<p>
						<strong>{getNotStartedLabel()}</strong>{' '}
						{__(
							"Your backups haven't started yet. If nothing changes within a day, contact support.",
						)}
					</p>
					<ContactSupport variant="secondary" />
				</div>
			);
		case 'offer':
			return <FeatureOffer feature="backups" promotion={view.promotion} {...describeOffer(view)} />;
	}
}
