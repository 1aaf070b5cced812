import { __ } from '@wordpress/i18n';
import { calendar } from '@wordpress/icons';
import { resolveActivityCard } from '@/domain/dashboard';
import { loadActivity } from '@/state/activity';
import { useAppSelector } from '@/state/hooks';
import { Card } from '@/ui/card';
import { ProviderLink } from '../../common/provider-link';
import { useLoad } from '../../common/use-load';
import { ActivityContent } from './activity-content';
import { selectActivityCardFacts, selectIsActivityAsked } from './select-activity-card-facts';

/** What happened on the site of late, where it is backed up (DASH-04, DASH-19). The backup card asks for that. */
export function ActivityCard() {
	const facts = useAppSelector(selectActivityCardFacts);
	const isAsked = useAppSelector(selectIsActivityAsked);
	const { isRetrying, retry } = useLoad(loadActivity, isAsked);
	const view = resolveActivityCard({ ...facts, isRetrying });
	if (view.kind === 'hidden') {
		return null;
	}
	return (
		<Card
			title={__('Activity', 'jetpack')}
			icon={calendar}
			footer={
				<ProviderLink source="calypso-activity-log">
					{__('View the activity log', 'jetpack')}
				</ProviderLink>
			}
		>
			<ActivityContent view={view} onRetry={retry} />
		</Card>
	);
}
