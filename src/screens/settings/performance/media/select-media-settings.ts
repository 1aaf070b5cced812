import { createSelector } from '@reduxjs/toolkit';
import { resolveMediaSettings } from '@/domain/settings-cards/media';
import { selectCloudSite } from '@/state/cloud-site';
import { selectHasConnectedOwner, selectSiteConnection } from '@/state/connection';
import { selectFeatures } from '@/state/features';
import { selectIsModuleActive } from '@/state/modules';
import { selectPromotion } from '@/state/promotions';
import type { RootState } from '@/state/types';

/** @param isRetrying Whether what failed to load is being asked for again. */
export const selectMediaSettings = createSelector(
	[
		selectSiteConnection,
		selectHasConnectedOwner,
		selectFeatures,
		selectCloudSite,
		selectPromotion,
		(state: RootState) => selectIsModuleActive(state, 'videopress'),
		(_state: RootState, isRetrying: boolean) => isRetrying,
	],
	(connection, hasConnectedOwner, features, cloudSite, promotion, isOn, isRetrying) =>
		resolveMediaSettings({
			connection,
			hasConnectedOwner,
			features,
			cloudSite,
			promotion,
			isOn,
			isRetrying,
		}),
);
