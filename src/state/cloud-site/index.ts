import { createRemoteEntity } from '../remote-entity';
import type { RootState } from '../types';

export const selectCloudSite = (state: RootState) => state.cloudSite;

/** The provider's own record of the site. */
const entity = createRemoteEntity('cloud-site', selectCloudSite, (api) => api.site.load());

export const cloudSiteReducer = entity.reducer;
export const loadCloudSite = entity.load;
