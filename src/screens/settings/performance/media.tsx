import { createSelector } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import { getVideoStorageOffer, resolveMediaSettings } from '@/domain/video';
import { selectProviderSite } from '@/state/site/provider-site';
import { selectHasConnectedOwner, selectSiteConnection } from '@/state/connection';
import { createFacts } from '@/state/store/create-facts';
import { selectEntitlements, selectPromotion } from '@/state/site/entitlements';
import { useAppSelector } from '@/state/store/hooks';
import { selectIsModuleActive } from '@/state/modules';
import { FeatureOffer } from '../../common/feature-offer';
import { useEntitlementLoads } from '../../common/use-entitlement-loads';
import { VideoUse } from '../../common/video-use';
import type { CardSlots } from '../frame/card-frame';
import { SettingSwitch } from '../frame/setting-switch';

const selectMediaSettings = createSelector(
	[
		createFacts({
			connection: selectSiteConnection,
			hasConnectedOwner: selectHasConnectedOwner,
			entitlements: selectEntitlements,
			providerSite: selectProviderSite,
			promotion: selectPromotion,
			isOn: (state) => selectIsModuleActive(state, 'videopress'),
		}),
	],
	resolveMediaSettings,
);

/** The video hosting and its storage (SETPERF-19). */
function VideoPress() {
	const retry = useEntitlementLoads();
	const { use } = useAppSelector(selectMediaSettings);
	return (
		<>
			<SettingSwitch id="videopress" />
			{use && <VideoUse use={use} onRetry={retry} />}
		</>
	);
}

/** The free storage and the offer of more, whether VideoPress is on or off (SETPERF-18, SETPERF-19). */
function StorageOffer() {
	const { hasStorageOffer } = useAppSelector(selectMediaSettings);
	return hasStorageOffer ? (
		<FeatureOffer
			feature="videopress"
			promotion="upgrade"
			isExtra
			title={getVideoStorageOffer()}
			description={__('Your site includes 1 free video.')}
		/>
	) : null;
}

/** VideoPress, and the privacy of its videos (SETPERF-16 to SETPERF-20). */
export const MEDIA: CardSlots = {
	getConnectPrompt: () =>
		__("VideoPress works through the connection owner's account. Connect it to use this."),
	rows: { videopress: VideoPress },
	Notes: StorageOffer,
};
