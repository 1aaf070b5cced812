import { modulesApi } from '@/api/entities/modules';
import { createRemoteEntity } from '../store/inject-slice';

/** The number of blocked login attempts. */
export const { select: selectProtectCount, load: loadProtectCount } = createRemoteEntity(
	'protect',
	(api) => api(modulesApi).loadProtectCount(),
	'jetpack/v4/module/protect/data',
);
