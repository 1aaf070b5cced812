import { __ } from '@wordpress/i18n';
import { video } from '@wordpress/icons';
import { getVideoStorageOffer } from '@/domain/video';
import { assertNever } from '@/lib/assert-never';
import { selectSiteConnection } from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import { Card } from '@/ui/card';
import { loadVideoFacts } from '../../common/load-video-facts';
import { useLoad } from '../../common/use-load';
import { VideoUse } from '../../common/video-use';
import { ConnectPrompt } from '../../common/connect-prompt';
import { FeatureOffer } from '../../common/feature-offer';
import { ModuleCard } from '../module-card/module-card';
import { selectVideoCard } from './select-video-card';
import styles from './style.module.scss';

/** Video hosting: it works once an owner is connected (CARD-15 to CARD-20). */
export function VideoCard() {
	const isConnected = useAppSelector(selectSiteConnection) === 'connected';
	const { isRetrying, retry } = useLoad(loadVideoFacts, isConnected);
	const view = useAppSelector((state) => selectVideoCard(state, isRetrying));

	const title = __('VideoPress', 'jetpack');
	const description = __(
		'Host your videos here, without advertisements and in full quality.',
		'jetpack',
	);
	switch (view.kind) {
		case 'needs-owner':
			return (
				<Card title={title} icon={video}>
					<ConnectPrompt layer="owner" canConnect={view.canConnect} feature="videopress">
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
					className={styles.card}
					footer={
						view.hasStorageOffer && (
							<FeatureOffer
								feature="videopress"
								promotion="upgrade"
								description={getVideoStorageOffer()}
							/>
						)
					}
				>
					<VideoUse use={view.use} onRetry={retry} />
				</ModuleCard>
			);
		default:
			return assertNever(view, 'view');
	}
}
