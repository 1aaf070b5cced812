import type { RootState } from '../types';

export { confirmSafeMode, migrateConnection, startFresh } from './thunks';
export type { CrisisTask } from './slice';
export const selectIdentityCrisis = (state: RootState) => state.identityCrisis;
