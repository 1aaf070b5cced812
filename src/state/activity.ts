import { siteApi } from '@/api';
import { createRemoteLoader } from './remote-loader';
import { activitySlice } from './remotes';
import type { RootState } from './types';

export const selectActivity = (state: RootState) => state.activity;

/** The latest of what happened on the site. */
export const loadActivity = createRemoteLoader(activitySlice, selectActivity, (api) =>
	api(siteApi).loadActivity(),
);
