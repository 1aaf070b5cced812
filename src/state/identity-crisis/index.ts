import type { RootState } from '../types';

// The thunks stand apart: they are in the chunk of the crisis, and the selector is in the first one.
export { confirmSafeMode, migrateConnection, startFresh } from './thunks';
export type { CrisisTask } from './slice';
export const selectIdentityCrisis = (state: RootState) => state.identityCrisis;
