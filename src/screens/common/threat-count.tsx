import { _n, sprintf } from '@wordpress/i18n';
import { Status } from '@/ui/status';

/** How many threats were found (SCAN-05, SCAN-12, SETSEC-23). */
export function ThreatCount({ count }: { count: number }) {
	return (
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
	);
}
