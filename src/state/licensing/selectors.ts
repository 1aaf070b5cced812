import { createSelector } from '@reduxjs/toolkit';
import { type License, resolveActivationNotice } from '@/domain/licensing';
import { selectCapabilities } from '../connection';
import { injectSlice } from '../store/inject-slice';
import { createRemoteSlice, type RemoteData } from '../store/remote-slice';
import type { RootState } from '../store/types';

declare module '../store/root-reducer' {
	interface InjectedSlices {
		licenses: RemoteData<License[]>;
	}
}

// Separate from the loader: the dashboard shows the reminder and does not need the decoder.
export const licensesSlice = createRemoteSlice<License[]>('licenses');

export const selectLicensing = (state: RootState) => state.licensing;
export const selectLicenseActivation = (state: RootState) => state.licensing.activation;
export const selectLicenseApplication = (state: RootState) => state.licensing.application;
export const selectLicenses = injectSlice('licenses', licensesSlice.reducer);

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
