import { createSelector } from '@reduxjs/toolkit';
import { resolveIdentityCrisis } from '@/domain/identity-crisis';
import { selectCapabilities, selectConnectionStatus, selectSiteConnection } from '../connection';
import type { RootState } from '../types';

// The thunks are not exported here: they belong to the chunk of the crisis screen, the selector to the first chunk.
export { confirmSafeMode, migrateConnection, startFresh } from './thunks';
export { crisisPrinted, type CrisisTask } from './slice';
export const selectIdentityCrisis = (state: RootState) => state.identityCrisis;

export const selectIdentityCrisisView = createSelector(
	[selectConnectionStatus, selectSiteConnection, selectCapabilities, selectIdentityCrisis],
	({ isInIdentityCrisis }, connection, { canDisconnectSite }, { isSafeModeConfirmed }) =>
		resolveIdentityCrisis({
			isInIdentityCrisis,
			connection,
			canDisconnectSite,
			isSafeModeConfirmed,
		}),
);
