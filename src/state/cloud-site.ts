import { createSelector } from '@reduxjs/toolkit';
import { siteApi } from '@/api';
import { resolveSiteDataError } from '@/domain/site';
import { createRemoteLoader } from './remote-loader';
import { cloudSiteSlice } from './remotes';
import type { RootState } from './types';

export const selectCloudSite = (state: RootState) => state.cloudSite;

/** The provider's own record of the site. */
export const loadCloudSite = createRemoteLoader(cloudSiteSlice, selectCloudSite, (api) =>
	api(siteApi).load(),
);

/** What its last failure says of the connection; a session that is over says nothing of it. */
export const selectSiteDataError = createSelector([selectCloudSite], (cloudSite) =>
	cloudSite.phase === 'failed' && cloudSite.error.kind !== 'session'
		? resolveSiteDataError(cloudSite.error)
		: null,
);
