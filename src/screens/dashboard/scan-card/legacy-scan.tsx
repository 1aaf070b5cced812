import { __ } from '@wordpress/i18n';
import type { LegacyScanView } from '@/domain/vault';
import { assertNever } from '@/lib/assert-never';
import { ProviderLink } from '../../common/provider-link';
import { GetVault } from '../../common/get-vault';
import { Threats } from './threats';

interface LegacyScanProps {
	view: Exclude<LegacyScanView, { kind: 'loading' | 'offer' }>;
}

/** What the legacy plugin says, or what it lacks (SCAN-11 to SCAN-15). */
export function LegacyScan({ view }: LegacyScanProps) {
	switch (view.kind) {
		case 'legacy-unregistered':
			return (
				<>
					<p>
						{__(
							'VaultPress is having difficulties scanning your site: its registration key is missing.',
							'jetpack',
						)}
					</p>
					<ProviderLink source="vaultpress-dashboard">
						{__('Find your registration key', 'jetpack')}
					</ProviderLink>
				</>
			);
		case 'legacy-threats':
			return <Threats count={view.count} source="vaultpress-dashboard" />;
		case 'legacy-clear':
			return <p>{__("No threats found, you're good to go!", 'jetpack')}</p>;
		case 'legacy-missing':
			return (
				<>
					<p>
						{__(
							'Your plan has VaultPress scan this site, but it is not installed. Please install it.',
							'jetpack',
						)}
					</p>
					<GetVault label={__('Install VaultPress', 'jetpack')} />
				</>
			);
		case 'legacy-inactive':
			return (
				<>
					<p>
						{__(
							'Your plan has VaultPress scan this site, but it is not active. Please activate it.',
							'jetpack',
						)}
					</p>
					<GetVault label={__('Activate VaultPress', 'jetpack')} />
				</>
			);
		default:
			return assertNever(view, 'view');
	}
}
