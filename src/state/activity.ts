import { activityApi } from '@/api/entities/activity';
import type { ActivityItem } from '@/domain/backup/status';
import { createRemoteEntity } from './inject-slice';

declare module './root-reducer' {
	interface RemoteEntities {
		activity: ActivityItem[];
	}
}

/** The latest events on the site. */
export const { select: selectActivity, load: loadActivity } = createRemoteEntity(
	'activity',
	(api) => api(activityApi).load(),
);
