import { __ } from '@wordpress/i18n';
import type { DashboardCardId } from '@/domain/dashboard';
import { getCardName } from '@/domain/settings/card-names';
import { Card } from '@/ui/card';
import UnreadState from '../common/unread';

/** Replaces the card of a feature while it is unknown whether the feature is on. */
export default function UnreadCard({ id }: { id: DashboardCardId }) {
	return (
		<Card
			title={getCardName(id === 'video' ? 'videopress' : id) ?? __('Blocks')}
			headingLevel={id === 'stats' ? 2 : 3}
		>
			<UnreadState message={__("Couldn't read whether this is on.")} />
		</Card>
	);
}
