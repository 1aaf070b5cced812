import { _n } from '@wordpress/i18n';
import { ThreatCount } from '../../common/threat-count';
import { ProviderLink } from '../../common/provider-link';

interface ThreatsProps {
	count: number;
	/** Where they are dealt with. */
	source: string;
}

/** SCAN-05, SCAN-12. */
export function Threats({ count, source }: ThreatsProps) {
	return (
		<>
			<ThreatCount count={count} />
			<ProviderLink source={source} variant="secondary">
				{_n('Fix it', 'Fix them', count, 'jetpack')}
			</ProviderLink>
		</>
	);
}
