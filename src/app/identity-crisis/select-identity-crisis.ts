import { createSelector } from '@reduxjs/toolkit';
import { resolveIdentityCrisis } from '@/domain/identity-crisis';
import {
	selectCapabilities,
	selectConnectionStatus,
	selectSiteConnection,
} from '@/state/connection';
import { selectIdentityCrisis } from '@/state/identity-crisis';

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
