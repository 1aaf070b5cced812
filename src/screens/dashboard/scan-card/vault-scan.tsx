import { __, _n } from '@wordpress/i18n';
import type { VaultScanView } from '@/domain/vault';
import { assertNever } from '@/lib/assert-never';
import { GetVault } from '../../common/get-vault';
import { ProviderLink } from '../../common/provider-link';
import { ThreatCount } from '../../common/threat-count';

interface ThreatsProps {
	count: number;
	/** Where they are dealt with. */
	source: string;
}

/** How many threats there are, and the way to be rid of them (SCAN-05, SCAN-12). */
export function Threats({ count, source }: ThreatsProps) {
	return (
		<>
			<ThreatCount count={count} />
			<ProviderLink source={source} variant="primary">
				{_n('Fix it', 'Fix them', count, 'dashboard-for-jetpack')}
			</ProviderLink>
		</>
	);
}

interface VaultScanProps {
	view: Exclude<VaultScanView, { kind: 'loading' | 'failed' | 'offer' }>;
}

/** What VaultPress says of the scans, or what it lacks (SCAN-11 to SCAN-15). */
export function VaultScan({ view }: VaultScanProps) {
	switch (view.kind) {
		case 'vault-unregistered':
			return (
				<>
					<p>
						{__(
							'VaultPress is having difficulties scanning your site: its registration key is missing.',
							'dashboard-for-jetpack',
						)}
					</p>
					<ProviderLink source="vaultpress-dashboard">
						{__('Find your registration key', 'dashboard-for-jetpack')}
					</ProviderLink>
				</>
			);
		case 'vault-threats':
			return <Threats count={view.count} source="vaultpress-dashboard" />;
		case 'vault-clear':
			return <p>{__("No threats found, you're good to go!", 'dashboard-for-jetpack')}</p>;
		case 'vault-missing':
			return (
				<>
					<p>
						{__(
							"Your plan includes VaultPress scans, but VaultPress isn't installed. Please install it.",
							'dashboard-for-jetpack',
						)}
					</p>
					<GetVault lack={view.kind} />
				</>
			);
		case 'vault-inactive':
			return (
				<>
					<p>
						{__(
							"Your plan includes VaultPress scans, but VaultPress isn't active. Please activate it.",
							'dashboard-for-jetpack',
						)}
					</p>
					<GetVault lack={view.kind} />
				</>
			);
		default:
			return assertNever(view, 'view');
	}
}
