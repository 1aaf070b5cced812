import { createSelector } from '@reduxjs/toolkit';
import { resolveSiteConnectionCard } from '@/domain/dashboard';
import {
	selectCapabilities,
	selectHasConnectedOwner,
	selectSiteConnection,
} from '@/state/connection';

export const selectSiteConnectionCard = createSelector(
	[selectSiteConnection, selectHasConnectedOwner, selectCapabilities],
	(connection, hasConnectedOwner, { canConnectSite, canDisconnectSite }) =>
		resolveSiteConnectionCard({
			connection,
			hasConnectedOwner,
			canConnectSite,
			canDisconnectSite,
		}),
);
