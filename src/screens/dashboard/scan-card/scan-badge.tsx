import { __, _n, sprintf } from '@wordpress/i18n';
import type { ScanCardView } from '@/domain/dashboard';
import { Badge } from '@/ui/badge';

/** SCAN-23. */
export function ScanBadge({ view }: { view: ScanCardView }) {
	switch (view.kind) {
		case 'threats':
			return (
				<Badge intent="error">
					{sprintf(
						/* translators: %d: number of threats. */
						_n('%d threat', '%d threats', view.count, 'jetpack'),
						view.count,
					)}
				</Badge>
			);
		case 'needs-credentials':
			return <Badge intent="warning">{__('Action needed', 'jetpack')}</Badge>;
		case 'provisioning':
		case 'clear':
			return <Badge intent="success">{__('Secure', 'jetpack')}</Badge>;
		default:
			return null;
	}
}
