import { createSelector } from '@reduxjs/toolkit';
import { resolveAccountCard } from '@/domain/dashboard';
import {
	selectCapabilities,
	selectHasConnectedOwner,
	selectSiteConnection,
} from '@/state/connection';

export const selectAccountCard = createSelector(
	[selectSiteConnection, selectCapabilities, selectHasConnectedOwner],
	(connection, { canConnectAccount, isLinked, isConnectionOwner }, hasConnectedOwner) =>
		resolveAccountCard({
			connection,
			canConnectAccount,
			isLinked,
			isOwner: isConnectionOwner,
			hasConnectedOwner,
		}),
);
