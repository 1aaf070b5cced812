import { createRemoteEntity } from '../remote-entity';
import type { RootState } from '../types';

export const selectRewind = (state: RootState) => state.rewind;

/** The state of the backups. */
const entity = createRemoteEntity('rewind', selectRewind, (api) => api.rewind.load());

export const rewindReducer = entity.reducer;
export const loadRewind = entity.load;
