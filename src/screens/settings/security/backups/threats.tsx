import { _n } from '@wordpress/i18n';
import type { FoundThreats } from '@/domain/settings-cards/threats';
import { ThreatCount } from '../../../common/threat-count';
import { ProviderLink } from '../../../common/provider-link';

const PLACES: Record<FoundThreats['by'], string> = {
	scan: 'calypso-scanner',
	vault: 'vaultpress-dashboard',
};

/** How many threats were found, and the way to where they are dealt with (SETSEC-23). */
export function Threats({ count, by }: FoundThreats) {
	return (
		<>
			<ThreatCount count={count} />
			<ProviderLink source={PLACES[by]}>{_n('Fix it', 'Fix them', count, 'jetpack')}</ProviderLink>
		</>
	);
}
