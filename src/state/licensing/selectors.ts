import { createSelector } from '@reduxjs/toolkit';
import { type License, resolveActivationNotice } from '@/domain/licensing';
import { selectCapabilities } from '../connection';
import { injectRemote } from '../store/inject-slice';
import type { RootState } from '../store/types';

// Separate from the loader: the dashboard shows the reminder and does not need the decoder.
export const licenses = injectRemote<License[]>('licenses');

export const selectLicensing = (state: RootState) => state.licensing;
export const selectLicenseActivation = (state: RootState) => state.licensing.activation;
export const selectLicenseApplication = (state: RootState) => state.licensing.application;
export const selectLicenses = licenses.select;

const selectPathname = (_state: RootState, pathname: string) => pathname;
const selectNow = (_state: RootState, _pathname: string, now: number) => now;

/** The reminder of licenses that are attached to no site, on a path and at a moment in epoch milliseconds. */
export const selectActivationNotice = createSelector(
	[selectLicensing, selectLicenses, selectCapabilities, selectPathname, selectNow],
	(licensing, licenses, { canActivateLicense }, pathname, now) =>
		resolveActivationNotice({
			...licensing,
			licenses,
			isLinkedOwner: canActivateLicense,
			pathname,
			now,
		}),
);
