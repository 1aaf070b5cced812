import { createSelector } from '@reduxjs/toolkit';
import { resolveUpdate } from '@/domain/releases/update-changes';
import { createFacts } from './create-facts';
import { selectModules } from './modules';
import { selectShownSettings } from './settings';
import { selectSite } from './site';

/** What the Jetpack that WordPress offers changes on this site; null if it offers none. */
export const selectJetpackUpdate = createSelector(
	createFacts({
		update: (state) => selectSite(state).jetpackUpdate,
		modules: selectModules,
		settings: selectShownSettings,
		missingRoutes: (state) => selectSite(state).missingRoutes,
		hasDashboard: (state) => !selectSite(state).missingPages.includes('jetpack'),
	}),
	resolveUpdate,
);
