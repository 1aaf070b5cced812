import { createSelector } from '@reduxjs/toolkit';
import { resolveConnectAccount } from '@/domain/dashboard';
import {
	selectCapabilities,
	selectHasConnectedOwner,
	selectSiteConnection,
} from '@/state/connection';

export const selectConnectAccount = createSelector(
	[selectSiteConnection, selectCapabilities, selectHasConnectedOwner],
	(connection, { canConnectAccount, isLinked }, hasConnectedOwner) =>
		resolveConnectAccount({ connection, canConnectAccount, isLinked, hasConnectedOwner }),
);
