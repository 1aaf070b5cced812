import { createSelector } from '@reduxjs/toolkit';
import { KNOWN_PLUGINS } from '@/domain/plugins';
import { selectSiteConnection } from '@/state/connection';
import { selectEntitlements } from '@/state/entitlements';
import { selectPluginState } from '@/state/plugins';
import { selectPromotion } from '@/state/promotions';
import { selectRewind } from '@/state/rewind';
import type { RootState } from '@/state/types';
import { selectVault } from '@/state/vault';

/** What is known of the backups of this site. */
export const selectBackupFacts = createSelector(
	[
		selectSiteConnection,
		selectRewind,
		selectVault,
		(state: RootState) => selectPluginState(state, KNOWN_PLUGINS.vault.files),
		selectEntitlements,
		selectPromotion,
	],
	(connection, rewind, vault, vaultPlugin, { plan, flags }, promotion) => ({
		connection,
		rewind,
		vault,
		vaultPlugin,
		promotion,
		planClass: plan.class,
		hasBackups: flags.hasBackups,
		hasRealTimeBackups: plan.features.active.includes('real-time-backups'),
	}),
);
