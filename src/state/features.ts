import { siteApi } from '@/api';
import { createRemoteLoader } from './remote-loader';
import { featuresSlice } from './remotes';
import type { RootState } from './types';

export const selectFeatures = (state: RootState) => state.features;

/** What the plan and the products of the site give it. */
export const loadFeatures = createRemoteLoader(featuresSlice, selectFeatures, (api) =>
	api(siteApi).loadFeatures(),
);
