import { createSelector } from '@reduxjs/toolkit';
import { resolveVideoCard } from '@/domain/dashboard';
import { selectCloudSite } from '@/state/cloud-site';
import {
	selectCapabilities,
	selectHasConnectedOwner,
	selectSiteConnection,
} from '@/state/connection';
import { selectFeatures } from '@/state/features';
import { selectPromotion } from '@/state/promotions';

type State = Parameters<typeof selectCapabilities>[0];

/** @param isRetrying Whether what failed to load is being asked for again. */
export const selectVideoCard = createSelector(
	[
		selectSiteConnection,
		selectHasConnectedOwner,
		selectCapabilities,
		selectFeatures,
		selectCloudSite,
		selectPromotion,
		(_state: State, isRetrying: boolean) => isRetrying,
	],
	(
		connection,
		hasConnectedOwner,
		{ canConnectAccount },
		features,
		cloudSite,
		promotion,
		isRetrying,
	) =>
		resolveVideoCard({
			connection,
			hasConnectedOwner,
			canConnectAccount,
			features,
			cloudSite,
			promotion,
			isRetrying,
		}),
);
