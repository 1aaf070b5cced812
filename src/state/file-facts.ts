import { createSelector } from '@reduxjs/toolkit';
import { resolveSiteConnection } from '@/domain/connection';
import type { FileFacts } from '@/domain/settings-file/site-entries';
import { selectModules } from './modules';
import { selectCapabilities, selectConnectionStatus, selectOwnerPath } from './connection';
import { selectSite } from './site';
import type { RootState } from './types';
import { selectSiteFacts, selectVisibleCards } from './settings-cards';

/** The facts that decide which settings a file of this site has, and which this site can take from one. */
export const selectFileFacts = createSelector(
	[
		selectCapabilities,
		selectConnectionStatus,
		selectOwnerPath,
		selectModules,
		({ settings }: RootState) => settings.saved,
		selectVisibleCards,
		selectSiteFacts,
		(state: RootState) => selectSite(state).roles,
	],
	(
		{ canManageModules, isLinked },
		status,
		ownerPath,
		modules,
		settings,
		cards,
		site,
		roles,
	): FileFacts => ({
		canManageModules,
		isLinked,
		modules,
		settings,
		cards,
		site,
		roles,
		connection: resolveSiteConnection(status),
		hasConnectedOwner: status.hasConnectedOwner,
		ownerPath,
		isPublic: status.isPublic,
	}),
);
