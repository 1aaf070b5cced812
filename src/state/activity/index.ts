import { siteApi } from '@/api';
import { createRemoteLoader } from '../remote-entity';
import type { RootState } from '../types';

export const selectActivity = (state: RootState) => state.activity;

/** The latest of what happened on the site. */
export const loadActivity = createRemoteLoader('activity', selectActivity, (api) =>
	api(siteApi).loadActivity(),
);
