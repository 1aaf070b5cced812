import { rewindApi } from '@/api/entities/rewind';
import type { BackupStatus } from '@/domain/backup/status';
import { forFirstAnswer } from './first-answers';
import { injectSlice } from './inject-slice';
import { createRemoteLoader } from './remote-loader';
import { createRemoteSlice, type RemoteData } from './remote-slice';

declare module './root-reducer' {
	interface InjectedSlices {
		rewind: RemoteData<BackupStatus>;
	}
}

export const rewindSlice = createRemoteSlice<BackupStatus>('rewind');

export const selectRewind = injectSlice('rewind', rewindSlice.reducer);

/** The state of the provider's backups. */
export const loadRewind = forFirstAnswer(
	'jetpack/v4/rewind',
	createRemoteLoader(rewindSlice, selectRewind, (api) => api(rewindApi).load()),
);
