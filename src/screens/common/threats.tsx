import { _n, sprintf } from '@wordpress/i18n';
import { Badge } from '@/ui/badge';
import { Sentence } from '@/ui/card';
import { Status } from '@/ui/status';
import { ProviderLink } from './provider-link';

interface ThreatsProps {
	count: number;
	source: 'calypso-scanner' | 'vaultpress-dashboard';
	/** Secondary where another block of the screen has the same primary button. */
	variant?: 'primary' | 'secondary';
}

/** The number of threats, with a link to fix them (SCAN-05, SCAN-12, SETSEC-23). */
export const Threats = ({ count, source, variant = 'primary' }: ThreatsProps) => (
	<Sentence
		action={
			<ProviderLink source={source} variant={variant}>
				{_n('Fix threat', 'Fix threats', count)}
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
				),
				count,
			)}
		</Status>
	</Sentence>
);

/** The number of threats, in place of a badge that says that all is well (SCAN-23). */
export const ThreatsBadge = ({ count }: { count: number }) => (
	<Badge intent="error">
		{sprintf(
			/* translators: %d: number of threats. */
			_n('%d threat', '%d threats', count),
			count,
		)}
	</Badge>
);
