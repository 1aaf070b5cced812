import { createSelector } from '@reduxjs/toolkit';
import { resolveSupportCard } from '@/domain/dashboard';
import { selectCloudSite } from '@/state/cloud-site';
import { selectCapabilities, selectSiteConnection } from '@/state/connection';
import { selectFeatures } from '@/state/features';
import { selectPromotion } from '@/state/promotions';
import { selectSite } from '@/state/site';

export const selectSupportCard = createSelector(
	[
		selectSiteConnection,
		selectPromotion,
		selectCapabilities,
		selectSite,
		selectFeatures,
		selectCloudSite,
	],
	(connection, promotion, { canManageModules }, site, features, cloudSite) =>
		resolveSupportCard({
			connection,
			promotion,
			canManage: canManageModules,
			planClass: site.plan.class,
			features,
			cloudSite,
		}),
);

/** Only who may buy something has any use for what the provider knows. */
export const selectIsPlanWanted = (state: Parameters<typeof selectSite>[0]) =>
	selectSiteConnection(state) === 'connected' && selectCapabilities(state).canManageModules;
