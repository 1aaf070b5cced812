import { activityApi } from '@/api/entities/activity';
import { createRemoteEntity } from '../store/inject-slice';

/** The latest events on the site. */
export const { select: selectActivity, load: loadActivity } = createRemoteEntity(
	'activity',
	(api) => api(activityApi).load(),
);
