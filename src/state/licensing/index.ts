import type { RootState } from '../types';

export const selectLicensing = (state: RootState) => state.licensing;
