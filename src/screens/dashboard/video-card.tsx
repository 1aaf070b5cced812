import { __ } from '@wordpress/i18n';
import { video } from '@wordpress/icons';
import { getVideoStorageOffer, resolveVideoCard } from '@/domain/video';
import { selectProviderSite } from '@/state/site/provider-site';
import { selectHasConnectedOwner, selectSiteConnection } from '@/state/connection';
import { createFacts } from '@/state/store/create-facts';
import { selectEntitlements, selectPromotion } from '@/state/site/entitlements';
import { useAppSelector } from '@/state/store/hooks';
import { Card } from '@/ui/card';
import { ConnectPrompt } from '../common/connect-prompt';
import { useEntitlementLoads } from '../common/use-entitlement-loads';
import { VideoUse } from '../common/video-use';
import { ModuleCard } from './module-cards';

const selectFacts = createFacts({
	connection: selectSiteConnection,
	hasConnectedOwner: selectHasConnectedOwner,
	entitlements: selectEntitlements,
	providerSite: selectProviderSite,
	promotion: selectPromotion,
});

/** Video hosting: it works once an owner is connected (CARD-15 to CARD-20). */
export function VideoCard() {
	const retry = useEntitlementLoads();
	const view = resolveVideoCard(useAppSelector(selectFacts));

	const title = __('VideoPress');
	const description = __('Host your videos in full quality, without ads.');
	switch (view.kind) {
		case 'needs-owner':
			return (
				<Card title={title} icon={video}>
					<ConnectPrompt layer="owner" feature="videopress">
						{description}
					</ConnectPrompt>
				</Card>
			);
		case 'module':
			return (
				<ModuleCard
					slug="videopress"
					title={title}
					icon={video}
					description={description}
					offer={
						view.hasStorageOffer
							? {
									feature: 'videopress',
									promotion: 'upgrade',
									description: getVideoStorageOffer(),
								}
							: undefined
					}
				>
					<VideoUse use={view.use} onRetry={retry} />
				</ModuleCard>
			);
	}
}
