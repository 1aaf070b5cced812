import { __ } from '@wordpress/i18n';
import type { DashboardCardId } from '@/domain/dashboard';
import { Card } from '@/ui/card';
import UnreadState from '../common/unread';

/** The titles of the cards about a feature. */
function getTitle(id: DashboardCardId): string {
	switch (id) {
		case 'stats':
			return __('Site stats');
		case 'protect':
			return __('Brute force protection');
		case 'monitor':
			return __('Downtime monitoring');
		case 'photon':
			return __('Image accelerator');
		case 'search':
			return __('Search');
		case 'video':
			return __('VideoPress');
		case 'blocks':
			return __('Blocks');
		default:
			return '';
	}
}

/** Replaces the card of a feature while it is unknown whether the feature is on. */
export default function UnreadCard({ id }: { id: DashboardCardId }) {
	return (
		<Card title={getTitle(id)} headingLevel={id === 'stats' ? 2 : 3}>
			<UnreadState message={__("Couldn't read whether this is on.")} />
		</Card>
	);
}
