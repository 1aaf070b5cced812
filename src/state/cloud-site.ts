import { createSelector } from '@reduxjs/toolkit';
import { siteApi, type ErrorInfo } from '@/api';
import { resolveSiteDataError } from '@/domain/site';
import { createRemoteLoader } from './remote-loader';
import { cloudSiteSlice } from './remotes';
import type { RootState } from './types';

export const selectCloudSite = (state: RootState) => state.cloudSite;

/** The provider's own record of the site. */
export const loadCloudSite = createRemoteLoader(cloudSiteSlice, selectCloudSite, (api) =>
	api(siteApi).load(),
);

/** These failures are about who is logged in, and say nothing of the connection. */
const ABOUT_THE_SESSION: readonly ErrorInfo['kind'][] = ['session', 'other-user'];

/** What its last failure says of the connection. */
export const selectSiteDataError = createSelector([selectCloudSite], (cloudSite) =>
	cloudSite.phase === 'failed' && !ABOUT_THE_SESSION.includes(cloudSite.error.kind)
		? resolveSiteDataError(cloudSite.error)
		: null,
);
