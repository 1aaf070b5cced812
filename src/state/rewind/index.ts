import { rewindApi } from '@/api/entities/rewind';
import type { BackupStatus } from '@/domain/rewind/status';
import { createRemoteEntity } from '../store/inject-slice';

declare module '../store/root-reducer' {
	interface RemoteEntities {
		rewind: BackupStatus;
	}
}

/** The state of the provider's backups. */
export const { select: selectRewind, load: loadRewind } = createRemoteEntity(
	'rewind',
	(api) => api(rewindApi).load(),
	'jetpack/v4/rewind',
);
