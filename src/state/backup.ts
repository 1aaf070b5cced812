import { createSelector } from '@reduxjs/toolkit';
import { resolveBackup, resolveBackupNeeds } from '@/domain/backup/resolve-backup';
import { KNOWN_PLUGINS } from '@/domain/plugins/known-plugins';
import { selectSiteConnection } from './connection';
import { selectEntitlements, selectPromotion } from './entitlements';
import { selectPluginState } from './plugins';
import { selectRewind } from './rewind';
import { selectSite } from './site';
import type { RootState } from './types';
import { selectVaultPress } from './vaultpress';

const selectFacts = createSelector(
	[
		selectSiteConnection,
		(state: RootState) => selectSite(state).showBackups,
		selectRewind,
		selectVaultPress,
		(state: RootState) => selectPluginState(state, KNOWN_PLUGINS.vaultpress.files),
		selectEntitlements,
		selectPromotion,
	],
	(connection, showBackups, rewind, vaultpress, vaultpressPlugin, entitlements, promotion) => ({
		connection,
		showBackups,
		rewind,
		vaultpress,
		vaultpressPlugin,
		entitlements,
		planClass: entitlements.plan.class,
		promotion,
	}),
);

/** The backups of this site: every screen shows this verdict. */
export const selectBackup = createSelector([selectFacts], resolveBackup);

/** What must be loaded before the verdict is known. */
export const selectBackupNeeds = createSelector([selectFacts], resolveBackupNeeds);
