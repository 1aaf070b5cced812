import { createSelector } from '@reduxjs/toolkit';
import { resolveIdentityCrisis } from '@/domain/connection/identity-crisis';
import { selectCapabilities, selectConnectionStatus, selectSiteConnection } from '..';
import type { RootState } from '../../store/types';

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
