import { rewindApi } from '@/api';
import { createRemoteLoader } from '../remote-entity';
import type { RootState } from '../types';

export const selectRewind = (state: RootState) => state.rewind;

/** The state of the backups. */
export const loadRewind = createRemoteLoader('rewind', selectRewind, (api) =>
	api(rewindApi).load(),
);
