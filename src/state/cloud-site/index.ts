import { siteApi } from '@/api';
import { createRemoteLoader } from '../remote-entity';
import type { RootState } from '../types';

export const selectCloudSite = (state: RootState) => state.cloudSite;

/** The provider's own record of the site. */
export const loadCloudSite = createRemoteLoader('cloud-site', selectCloudSite, (api) => api(siteApi).load());
