import { createSelector } from '@reduxjs/toolkit';
import { siteApi } from '@/api/entities/site';
import { resolvePromotion } from '@/domain/plans/promotions';
import { resolveEntitlements } from '@/domain/site/entitlements';
import { selectProviderSite } from './provider-site';
import { selectCapabilities, selectHasConnectedOwner, selectSiteConnection } from '../connection';
import { selectPurchases } from '../plans/purchases';
import { createRemoteEntity } from '../store/inject-slice';
import { selectSite } from '.';

/** The features that the site's plan and products include. */
export const { select: selectFeatures, load: loadFeatures } = createRemoteEntity(
	'features',
	(api) => api(siteApi).loadFeatures(),
	'jetpack/v4/site/features',
);

/** What this site owns. Every screen uses this selector instead of reading plan, features, products or purchases itself. */
export const selectEntitlements = createSelector(
	[selectSite, selectProviderSite, selectFeatures, selectPurchases],
	({ plan: printed }, providerSite, features, purchases) =>
		resolveEntitlements({ printed, providerSite, features, purchases }),
);

/** The offer for a missing paid feature, the same for every card. */
export const selectPromotion = createSelector(
	[selectSiteConnection, selectHasConnectedOwner, selectSite, selectCapabilities],
	(connection, hasConnectedOwner, { showPromotions }, { canPurchasePlan }) =>
		resolvePromotion({ connection, hasConnectedOwner, showPromotions, canPurchasePlan }),
);
