import {
	selectCapabilities,
	selectConnectionStatus,
	selectHasConnectedOwner,
	selectOwnerPath,
	selectSiteConnection,
} from '../connection';
import { createFacts } from '../store/create-facts';
import { selectGrantedModules } from '../modules/granted';
import { selectSite } from '../site';
import { selectSiteFacts, selectVisibleCards } from './cards';

/** The facts that decide which settings a file of this site has, and which this site can take from one. */
export const selectFileFacts = createFacts({
	canManageModules: (state) => selectCapabilities(state).canManageModules,
	isLinked: (state) => selectCapabilities(state).isLinked,
	modules: selectGrantedModules,
	settings: ({ settings }) => settings.saved,
	cards: selectVisibleCards,
	site: selectSiteFacts,
	roles: (state) => selectSite(state).roles,
	connection: selectSiteConnection,
	hasConnectedOwner: selectHasConnectedOwner,
	ownerPath: selectOwnerPath,
	isPublic: (state) => selectConnectionStatus(state).isPublic,
});
