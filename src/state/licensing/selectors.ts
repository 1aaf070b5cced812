import { isActivationNoticeDue } from '@/domain/licensing';
import type { RootState } from '../types';

export const selectLicensing = (state: RootState) => state.licensing;
export const selectLicenseActivation = (state: RootState) => state.licensing.activation;
export const selectLicenseApplication = (state: RootState) => state.licensing.application;
export const selectLicenses = (state: RootState) => state.licenses;

/** @param now Epoch milliseconds. */
export const selectIsActivationNoticeDue = (state: RootState, now: number) =>
	isActivationNoticeDue({ ...state.licensing, now });
