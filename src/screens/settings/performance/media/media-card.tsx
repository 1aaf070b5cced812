import { __ } from '@wordpress/i18n';
import { getVideoStorageOffer } from '@/domain/video';
import { selectSiteConnection } from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import { FeatureOffer } from '../../../common/feature-offer';
import { ModuleSwitch } from '../../frame/module-switch';
import { OptionSwitch } from '../../frame/option-switch';
import { SettingCard } from '../../frame/setting-card';
import { useLoad } from '../../../common/use-load';
import { VideoUse } from '../../../common/video-use';
import { loadVideoFacts } from '../../../common/load-video-facts';
import { selectMediaSettings } from './select-media-settings';

/** The host of videos, who sees them, and how much it holds (SETPERF-16 to SETPERF-20). */
export function MediaCard() {
	const isConnected = useAppSelector(selectSiteConnection) === 'connected';
	const { isRetrying, retry } = useLoad(loadVideoFacts, isConnected);
	const { use, hasStorageOffer } = useAppSelector((state) =>
		selectMediaSettings(state, isRetrying),
	);
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
