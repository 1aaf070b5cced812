import { createSelector } from '@reduxjs/toolkit';
import { buildCapabilities } from '@/domain/connection/capabilities';
import { resolveSiteConnection } from '@/domain/connection';
import { findConnectPath } from '@/domain/routes/connect';
import type { Buyer } from '@/domain/plans/upgrade-url';
import { selectSite } from '../site';
import type { RootState } from '../store/types';

export { connectSite, markStoreSetupSeen, type ConnectOptions } from './connect';
export { disconnectSite } from './disconnect';
export {
	setupTicketIssued,
	statusReceived as connectionStatusReceived,
	taskEnded as connectionTaskEnded,
} from './slice';
export { reconnectSite, testConnection, unlinkUser } from './late-acts';
export { refreshConnection } from './thunks';

export const selectConnectionStatus = (state: RootState) => state.connection.status;
export const selectCurrentUser = (state: RootState) => state.connection.user;
export const selectConnectedPlugins = (state: RootState) => state.connection.connectedPlugins;
export const selectConnectionTask = (state: RootState) => state.connection.running;
export const selectSetupTicket = (state: RootState) => state.connection.setupTicket;
export const selectRegistrationError = (state: RootState) => state.connection.registrationError;
export const selectHasConnectedOwner = (state: RootState) =>
	state.connection.status.hasConnectedOwner;
export const selectSiteConnection = (state: RootState) =>
	resolveSiteConnection(state.connection.status);
export const selectCapabilities = createSelector(
	[selectCurrentUser, ({ site }: RootState) => site.missingRoutes],
	buildCapabilities,
);
/** What the routes that connect, and the links to them, depend on. */
export const selectConnectFacts = createSelector(
	[selectSiteConnection, selectCapabilities],
	(connection, capabilities) => ({ ...capabilities, connection }),
);
/** The route by which this user can add an owner to the connection, or null if only somebody else can. */
export const selectOwnerPath = (state: RootState) =>
	findConnectPath('owner', selectConnectFacts(state));

/** Who would buy at the provider, and for which site. */
export const selectBuyer = createSelector(
	[selectSite, selectCurrentUser, selectCapabilities, selectHasConnectedOwner],
	({ rawUrl, partner, purchaseToken }, { id }, { isLinked }, hasConnectedOwner): Buyer => ({
		rawUrl,
		partner,
		purchaseToken,
		userId: id,
		isLinked,
		hasConnectedOwner,
	}),
);
