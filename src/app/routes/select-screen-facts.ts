import { createSelector } from '@reduxjs/toolkit';
import type { ScreenFacts } from '@/domain/screen-choice';
import { selectCapabilities, selectSiteConnection } from '@/state/connection';
import { selectSite } from '@/state/site';
import { isCouponRequested } from '../admin-page';

export const selectScreenFacts = createSelector(
	[selectCapabilities, selectSiteConnection, selectSite],
	(capabilities, connection, site): ScreenFacts => ({
		canManageModules: capabilities.canManageModules,
		canConnectSite: capabilities.canConnectSite,
		canConnectAccount: capabilities.canConnectAccount,
		isConnectionOwner: capabilities.isConnectionOwner,
		isLinked: capabilities.isLinked,
		connection,
		showRecommendations: site.showRecommendations,
		recommendationsStep: site.recommendations.step,
		hasCoupon: site.partner.coupon !== null,
		isCouponRequested: isCouponRequested(),
		isWooCommerceActive: site.isWooCommerceActive,
		hasSeenStoreSetup: site.hasSeenStoreSetup,
	}),
);
