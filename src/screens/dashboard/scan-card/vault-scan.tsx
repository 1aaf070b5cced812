import { __ } from '@wordpress/i18n';
import type { VaultScanView } from '@/domain/vault';
import { assertNever } from '@/lib/assert-never';
import { GetVault } from '../../common/get-vault';
import { ProviderLink } from '../../common/provider-link';
import { Sentence } from '../../common/sentence';
import { Threats } from '../../common/threats';

interface VaultScanProps {
	view: Exclude<VaultScanView, { kind: 'loading' | 'failed' | 'offer' }>;
}

/** What VaultPress says of the scans, or what it lacks (SCAN-11 to SCAN-15). */
export function VaultScan({ view }: VaultScanProps) {
	switch (view.kind) {
		case 'vault-unregistered':
			return (
				<Sentence
					action={
						<ProviderLink source="vaultpress-dashboard">
							{__('Find your registration key', 'dashboard-for-jetpack')}
						</ProviderLink>
					}
				>
					<p>
						{__(
							'VaultPress is having difficulties scanning your site: its registration key is missing.',
							'dashboard-for-jetpack',
						)}
					</p>
				</Sentence>
			);
		case 'vault-threats':
			return <Threats count={view.count} source="vaultpress-dashboard" />;
		case 'vault-clear':
			return <p>{__("No threats found, you're good to go!", 'dashboard-for-jetpack')}</p>;
		case 'vault-missing':
			return (
				<Sentence action={<GetVault lack={view.kind} />}>
					<p>
						{__(
							"Your plan includes VaultPress scans, but VaultPress isn't installed. Please install it.",
							'dashboard-for-jetpack',
						)}
					</p>
				</Sentence>
			);
		case 'vault-inactive':
			return (
				<Sentence action={<GetVault lack={view.kind} />}>
					<p>
						{__(
							"Your plan includes VaultPress scans, but VaultPress isn't active. Please activate it.",
							'dashboard-for-jetpack',
						)}
					</p>
				</Sentence>
			);
		default:
			return assertNever(view, 'view');
	}
}
