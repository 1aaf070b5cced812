import { createSelector } from '@reduxjs/toolkit';
import { resolveEntitlements } from '@/domain/site';
import { selectCloudSite } from './cloud-site';
import { selectFeatures } from './features';
import { selectSite } from './site';

/** What this site has: everybody asks here, and nobody the page's plan. */
export const selectEntitlements = createSelector(
	[selectSite, selectCloudSite, selectFeatures],
	({ plan: printed }, cloudSite, features) => resolveEntitlements({ printed, cloudSite, features }),
);
