import { _n, sprintf } from '@wordpress/i18n';
import { Sentence } from '@/ui/sentence';
import { Status } from '@/ui/status';
import { ProviderLink } from './provider-link';

interface ThreatsProps {
	count: number;
	/** Where they are dealt with. */
	source: 'calypso-scanner' | 'vaultpress-dashboard';
}

/** How many threats were found, and the way to be rid of them (SCAN-05, SCAN-12, SETSEC-23). */
export const Threats = ({ count, source }: ThreatsProps) => (
	<Sentence
		action={
			<ProviderLink source={source} variant="primary">
				{_n('Fix threat', 'Fix threats', count, 'dashboard-for-jetpack')}
			</ProviderLink>
		}
	>
		<Status intent="error">
			{sprintf(
				/* translators: %d: number of threats. */
				_n(
					'%d security threat was found on your site.',
					'%d security threats were found on your site.',
					count,
					'dashboard-for-jetpack',
				),
				count,
			)}
		</Status>
	</Sentence>
);
