import { __ } from '@wordpress/i18n';
import type { Scan } from '@/domain/scan';
import type { VaultPressLack } from '@/domain/vaultpress';
import { assertNever } from '@/lib/assert-never';
import { GetVaultPress } from '../../common/get-vaultpress';
import { ProviderLink } from '../../common/provider-link';
import { Sentence } from '../../common/sentence';
import { Threats } from '../../common/threats';

interface VaultPressScanProps {
	view: Extract<Scan, { kind: 'vaultpress-threats' | 'vaultpress-clear' | VaultPressLack }>;
}

/** What VaultPress says of the scans, or what it lacks (SCAN-11 to SCAN-15). */
export function VaultPressScan({ view }: VaultPressScanProps) {
	switch (view.kind) {
		case 'vaultpress-unregistered':
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
		case 'vaultpress-threats':
			return <Threats count={view.count} source="vaultpress-dashboard" />;
		case 'vaultpress-clear':
			return <p>{__("No threats found, you're good to go!", 'dashboard-for-jetpack')}</p>;
		case 'vaultpress-missing':
			return (
				<Sentence action={<GetVaultPress lack={view.kind} />}>
					<p>
						{__(
							"Your plan includes VaultPress scans, but VaultPress isn't installed. Please install it.",
							'dashboard-for-jetpack',
						)}
					</p>
				</Sentence>
			);
		case 'vaultpress-inactive':
			return (
				<Sentence action={<GetVaultPress lack={view.kind} />}>
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
