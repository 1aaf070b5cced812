import { rewindApi } from '@/api';
import { createRemoteLoader } from './remote-loader';
import { rewindSlice } from './remotes';
import type { RootState } from './types';

export const selectRewind = (state: RootState) => state.rewind;

/** The state of the backups. */
export const loadRewind = createRemoteLoader(rewindSlice, selectRewind, (api) =>
	api(rewindApi).load(),
);
