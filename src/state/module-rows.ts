import { createSelector } from '@reduxjs/toolkit';
import { resolveSiteConnection } from '@/domain/connection';
import { listModuleRows } from '@/domain/modules/module-rows';
import { selectModules } from './modules';
import { selectConnectionStatus, selectOwnerPath } from './connection';
import { selectShownSettings } from './module-list';
import { selectSite } from './site';
import type { RootState } from './types';
import { selectSiteFacts, selectVisibleCards } from './settings-cards';

/** All modules that the server reports, with their switches and the cards that have them. */
export const selectModuleRows = createSelector(
	[
		selectModules,
		selectShownSettings,
		selectVisibleCards,
		selectSiteFacts,
		selectConnectionStatus,
		selectOwnerPath,
		(state: RootState) => selectSite(state).isVisibleToSearchEngines,
	],
	(modules, settings, cards, site, status, ownerPath, isVisibleToSearchEngines) =>
		listModuleRows(modules, {
			settings,
			cards,
			site,
			connection: resolveSiteConnection(status),
			hasConnectedOwner: status.hasConnectedOwner,
			ownerPath,
			isVisibleToSearchEngines,
		}),
);
