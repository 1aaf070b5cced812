import { activityApi } from '@/api/entities/activity';
import { rewindApi } from '@/api/entities/rewind';
import type { ActivityItem, BackupStatus } from '@/domain/backup/status';
import { injectSlice } from './inject-slice';
import { createRemoteLoader } from './remote-loader';
import { createRemoteSlice, type RemoteData } from './remote-slice';

declare module './root-reducer' {
	interface InjectedSlices {
		activity: RemoteData<ActivityItem[]>;
		rewind: RemoteData<BackupStatus>;
	}
}

const activitySlice = createRemoteSlice<ActivityItem[]>('activity');

export const selectActivity = injectSlice('activity', activitySlice.reducer);

/** The latest events on the site. */
export const loadActivity = createRemoteLoader(activitySlice, selectActivity, (api) =>
	api(activityApi).load(),
);

export const rewindSlice = createRemoteSlice<BackupStatus>('rewind');

export const selectRewind = injectSlice('rewind', rewindSlice.reducer);

/** The state of the backups. */
export const loadRewind = createRemoteLoader(rewindSlice, selectRewind, (api) =>
	api(rewindApi).load(),
);
