import { __ } from '@wordpress/i18n';
import { getVideoStorageOffer } from '@/domain/video';
import { loadCloudSite } from '@/state/cloud-site';
import { selectSiteConnection } from '@/state/connection';
import { loadFeatures } from '@/state/features';
import { useAppSelector } from '@/state/hooks';
import { FeatureOffer } from '../../../common/feature-offer';
import { ModuleSwitch } from '../../frame/module-switch';
import { OptionSwitch } from '../../frame/option-switch';
import { SettingCard } from '../../frame/setting-card';
import { useLoads } from '../../../common/use-loads';
import { VideoUse } from '../../../common/video-use';
import { selectMediaSettings } from './select-media-settings';

/** The host of videos, who sees them, and how much it holds (SETPERF-16 to SETPERF-20). */
export function MediaCard() {
	const isConnected = useAppSelector(selectSiteConnection) === 'connected';
	const retry = useLoads(isConnected && loadFeatures, isConnected && loadCloudSite);
	const { use, hasStorageOffer } = useAppSelector(selectMediaSettings);
	return (
		<SettingCard
			id="media"
			connectPrompt={__(
				'Videos are hosted by the account of the connection owner, which is not connected yet.',
				'jetpack',
			)}
		>
			<ModuleSwitch id="videopress" />
			{use && <VideoUse use={use} onRetry={retry} />}
			<OptionSwitch id="videopress_private_enabled_for_site" />
			{hasStorageOffer && (
				<FeatureOffer feature="videopress" promotion="upgrade" title={getVideoStorageOffer()} />
			)}
		</SettingCard>
	);
}
