import { createSelector } from '@reduxjs/toolkit';
import { selectCapabilities } from '@/state/connection';
import { selectPluginUpdates } from '@/state/plugins';
import { selectSite } from '@/state/site';

/** The facts about plugin updates, without the time since the check, which depends on the current time. */
export const selectUpdatesFacts = createSelector(
	[selectPluginUpdates, selectCapabilities, selectSite],
	(updates, { pluginRights: rights }, { pluginsCheckedAt: checkedAt }) => ({
		updates,
		rights,
		checkedAt,
	}),
);
