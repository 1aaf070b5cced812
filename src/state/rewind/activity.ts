import { activityApi } from '@/api/entities/activity';
import type { ActivityItem } from '@/domain/rewind/status';
import { createRemoteEntity } from '../store/inject-slice';

declare module '../store/root-reducer' {
	interface RemoteEntities {
		activity: ActivityItem[];
	}
}

/** The latest events on the site. */
export const { select: selectActivity, load: loadActivity } = createRemoteEntity(
	'activity',
	(api) => api(activityApi).load(),
);
