import { __, _n, sprintf } from '@wordpress/i18n';
import { Status } from '@/ui/status';
import { CloudLink } from '../parts/cloud-link';

interface ThreatsProps {
	count: number;
	/** Where they are dealt with. */
	source: string;
}

/** SCAN-05, SCAN-12. */
export function Threats({ count, source }: ThreatsProps) {
	return (
		<>
			<Status intent="error">
				{sprintf(
					/* translators: %d: number of threats. */
					_n(
						'%d security threat was found on your site.',
						'%d security threats were found on your site.',
						count,
						'jetpack',
					),
					count,
				)}
			</Status>
			<CloudLink source={source} variant="secondary">
				{_n('Fix it', 'Fix them', count, 'jetpack')}
			</CloudLink>
		</>
	);
}
