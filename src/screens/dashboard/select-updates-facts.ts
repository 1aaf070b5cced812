import { createSelector } from '@reduxjs/toolkit';
import { selectCapabilities } from '@/state/connection';
import { selectPluginUpdates } from '@/state/plugins';
import { selectSite } from '@/state/site';

/** What is known of updates of plugins; how long ago that was, is for the moment to say. */
export const selectUpdatesFacts = createSelector(
	[selectPluginUpdates, selectCapabilities, selectSite],
	(updates, { canManagePlugins }, { pluginsCheckedAt: checkedAt }) => ({
		updates,
		canManagePlugins,
		checkedAt,
	}),
);
