import { createSelector } from '@reduxjs/toolkit';
import { resolveMediaSettings } from '@/domain/settings-cards/media';
import { selectCloudSite } from '@/state/cloud-site';
import { selectHasConnectedOwner, selectSiteConnection } from '@/state/connection';
import { selectEntitlements } from '@/state/entitlements';
import { selectIsModuleActive } from '@/state/modules';
import { selectPromotion } from '@/state/promotions';
import type { RootState } from '@/state/types';

export const selectMediaSettings = createSelector(
	[
		selectSiteConnection,
		selectHasConnectedOwner,
		selectEntitlements,
		selectCloudSite,
		selectPromotion,
		(state: RootState) => selectIsModuleActive(state, 'videopress'),
	],
	(connection, hasConnectedOwner, entitlements, cloudSite, promotion, isOn) =>
		resolveMediaSettings({
			connection,
			hasConnectedOwner,
			entitlements,
			cloudSite,
			promotion,
			isOn,
		}),
);
