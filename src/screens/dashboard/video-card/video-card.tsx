import { useCallback } from 'react';
import { createSelector } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import { video } from '@wordpress/icons';
import { isStorageOffered, resolveVideoUse } from '@/domain/dashboard';
import { loadCloudSite, selectCloudSite } from '@/state/cloud-site';
import {
	selectCapabilities,
	selectHasConnectedOwner,
	selectSiteConnection,
} from '@/state/connection';
import { loadFeatures, selectFeatures } from '@/state/features';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectPromotion } from '@/state/promotions';
import { useAfterPaint } from '@/ui/after-paint';
import { Card } from '@/ui/card';
import { ConnectPrompt } from '../parts/connect-prompt';
import { FeatureOffer } from '../parts/feature-offer';
import { ModuleCard } from '../module-card/module-card';
import { VideoUse } from './video-use';

const selectFacts = createSelector(
	[selectSiteConnection, selectHasConnectedOwner, selectFeatures, selectCloudSite, selectPromotion],
	(connection, hasConnectedOwner, features, cloudSite, promotion) => ({
		connection,
		hasConnectedOwner,
		features,
		cloudSite,
		promotion,
	}),
);

const getDescription = () =>
	__('Host your videos here, without advertisements and in full quality.', 'jetpack');

/** Video hosting: it works once an owner is connected (CARD-15 to CARD-20). */
export function VideoCard() {
	const dispatch = useAppDispatch();
	const facts = useAppSelector(selectFacts);
	const { canConnectAccount } = useAppSelector(selectCapabilities);
	const isConnected = facts.connection === 'connected';
	useAfterPaint(
		useCallback(() => {
			if (isConnected) {
				void dispatch(loadFeatures());
				void dispatch(loadCloudSite());
			}
		}, [dispatch, isConnected]),
	);

	const title = __('VideoPress', 'jetpack');
	if (isConnected && !facts.hasConnectedOwner) {
		return (
			<Card title={title} icon={video}>
				<ConnectPrompt layer="owner" canConnect={canConnectAccount} feature="videopress">
					{getDescription()}
				</ConnectPrompt>
			</Card>
		);
	}
	return (
		<ModuleCard
			slug="videopress"
			title={title}
			icon={video}
			description={getDescription()}
			footer={
				isStorageOffered(facts) && (
					<FeatureOffer feature="videopress" promotion="upgrade">
						{__('Get 1TB of storage for your videos.', 'jetpack')}
					</FeatureOffer>
				)
			}
		>
			<VideoUse use={resolveVideoUse(facts)} />
		</ModuleCard>
	);
}
