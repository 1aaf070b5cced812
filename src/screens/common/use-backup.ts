import { createSelector } from '@reduxjs/toolkit';
import { resolveBackup, resolveBackupNeeds, type Backup } from '@/domain/backup/resolve-backup';
import { KNOWN_PLUGINS } from '@/domain/plugins/known-plugins';
import { selectSiteConnection } from '@/state/connection';
import { selectEntitlements, selectPromotion } from '@/state/entitlements';
import { useAppSelector } from '@/state/hooks';
import { loadPlugins, selectPluginState } from '@/state/plugins';
import { loadRewind, selectRewind } from '@/state/rewind';
import { selectSite } from '@/state/site';
import type { RootState } from '@/state/types';
import { loadVaultPress, selectVaultPress } from '@/state/vaultpress';
import { useEntitlementLoaders } from './use-entitlement-loads';
import { useLoads } from './use-loads';

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

/** The backups of this site, for every screen. */
export const selectBackup = createSelector([selectFacts], resolveBackup);

const selectNeeds = createSelector([selectFacts], resolveBackupNeeds);

/** The backups of this site, with "Try again"; loads the data that they depend on. */
export function useBackup(): { backup: Backup; retry: () => void } {
	const needs = useAppSelector(selectNeeds);
	const retry = useLoads(
		needs.rewind && loadRewind,
		needs.plugins && loadPlugins,
		needs.vaultpress && loadVaultPress,
		...useEntitlementLoaders({ isAsked: needs.entitlements }),
	);
	return { backup: useAppSelector(selectBackup), retry };
}
