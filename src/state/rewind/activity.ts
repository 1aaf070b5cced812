import { activityApi } from '@/api/entities/activity';
import { createRemoteEntity } from '../store/inject-slice';

export const { select: selectActivity, load: loadActivity } = createRemoteEntity(
	'activity',
	(api) => api(activityApi).load(),
);
