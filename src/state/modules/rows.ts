import { createSelector } from '@reduxjs/toolkit';
import { listModuleRows } from '@/domain/modules/module-rows';
import { selectHasConnectedOwner, selectOwnerPath, selectSiteConnection } from '../connection';
import { createFacts } from '../store/create-facts';
import { selectGrantedModules } from './granted';
import { selectShownSettings } from '../settings';
import { selectSite } from '../site';
import { selectSiteFacts, selectVisibleCards } from '../settings/cards';

const selectFacts = createFacts({
	settings: selectShownSettings,
	cards: selectVisibleCards,
	site: selectSiteFacts,
	connection: selectSiteConnection,
	hasConnectedOwner: selectHasConnectedOwner,
	ownerPath: selectOwnerPath,
	isVisibleToSearchEngines: (state) => selectSite(state).isVisibleToSearchEngines,
});

/** All modules that the server reports, with their switches and the cards that have them. */
export const selectModuleRows = createSelector([selectGrantedModules, selectFacts], listModuleRows);
