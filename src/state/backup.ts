import { createSelector } from '@reduxjs/toolkit';
import { resolveBackup, resolveBackupNeeds } from '@/domain/backup/resolve-backup';
import { KNOWN_PLUGINS } from '@/domain/plugins/known-plugins';
import { selectSiteConnection } from './connection';
import { createFacts } from './create-facts';
import { selectEntitlements, selectPromotion } from './entitlements';
import { selectPluginState } from './plugins';
import { selectRewind } from './rewind';
import { selectSite } from './site';
import { selectVaultPress } from './vaultpress';

const selectFacts = createFacts({
	connection: selectSiteConnection,
	showBackups: (state) => selectSite(state).showBackups,
	rewind: selectRewind,
	vaultpress: selectVaultPress,
	vaultpressPlugin: (state) => selectPluginState(state, KNOWN_PLUGINS.vaultpress.files),
	entitlements: selectEntitlements,
	planClass: (state) => selectEntitlements(state).plan.class,
	promotion: selectPromotion,
});

/** The backups of this site: every screen shows this verdict. */
export const selectBackup = createSelector([selectFacts], resolveBackup);

/** What must be loaded before the verdict is known. */
export const selectBackupNeeds = createSelector([selectFacts], resolveBackupNeeds);
