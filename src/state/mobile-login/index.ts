import type { RootState } from '../types';

export { sendLoginEmail } from './thunks';
export type { MobileLoginState } from './slice';
export const selectMobileLogin = (state: RootState) => state.mobileLogin;
