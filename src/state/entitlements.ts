import { createSelector } from '@reduxjs/toolkit';
import { resolveEntitlements } from '@/domain/site';
import { selectCloudSite } from './cloud-site';
import { selectFeatures } from './features';
import { selectPurchases } from './purchases';
import { selectSite } from './site';

/** What this site owns. Every screen asks here, and none asks plan, features, products or purchases by itself. */
export const selectEntitlements = createSelector(
	[selectSite, selectCloudSite, selectFeatures, selectPurchases],
	({ plan: printed }, cloudSite, features, purchases) =>
		resolveEntitlements({ printed, cloudSite, features, purchases }),
);
