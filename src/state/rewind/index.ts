import { rewindApi } from '@/api/entities/rewind';
import { createRemoteEntity } from '../store/inject-slice';

export const { select: selectRewind, load: loadRewind } = createRemoteEntity(
	'rewind',
	(api) => api(rewindApi).load(),
	'jetpack/v4/rewind',
);
