import type { RootState } from '../types';

export { loadStats } from './thunks';
export const selectStats = (state: RootState) => state.stats;
