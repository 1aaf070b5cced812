import { activityApi } from '@/api/entities/activity';
import type { ActivityItem } from '@/domain/backup/status';
import { injectSlice } from './inject-slice';
import { createRemoteLoader } from './remote-loader';
import { createRemoteSlice, type RemoteData } from './remote-slice';

declare module './root-reducer' {
	interface InjectedSlices {
		activity: RemoteData<ActivityItem[]>;
	}
}

const activitySlice = createRemoteSlice<ActivityItem[]>('activity');

export const selectActivity = injectSlice('activity', activitySlice.reducer);

/** The latest events on the site. */
export const loadActivity = createRemoteLoader(activitySlice, selectActivity, (api) =>
	api(activityApi).load(),
);
