import { createSelector } from '@reduxjs/toolkit';
import { KNOWN_PLUGINS } from '@/domain/plugins';
import { resolveFeatureFlags } from '@/domain/site';
import { knownData } from '@/lib/remote';
import { selectSiteConnection } from '@/state/connection';
import { selectFeatures } from '@/state/features';
import { selectPluginState } from '@/state/plugins';
import { selectPromotion } from '@/state/promotions';
import { selectRewind } from '@/state/rewind';
import { selectScan } from '@/state/scan';
import { selectSite } from '@/state/site';
import { selectVault } from '@/state/vault';

type State = Parameters<typeof selectSite>[0];

/** What the provider says of the plan and the products, or until then what the page knew of the plan. */
const selectSiteFeatures = (state: State) =>
	knownData(selectFeatures(state)) ?? selectSite(state).plan.features;

const selectStatus = createSelector(
	[selectRewind, selectScan, selectVault],
	(rewind, scan, vault) => ({ rewind, scan, vault }),
);

export const selectBackupsFacts = createSelector(
	[
		selectSiteConnection,
		selectStatus,
		selectSite,
		selectSiteFeatures,
		(state: State) => selectPluginState(state, KNOWN_PLUGINS.vault.files),
		selectPromotion,
	],
	(connection, status, { showBackups, plan }, features, legacyPlugin, promotion) => ({
		...status,
		connection,
		showBackups,
		flags: resolveFeatureFlags(features),
		hasRealTimeBackups: features.active.includes('real-time-backups'),
		legacyPlugin,
		planClass: plan.class,
		promotion,
	}),
);
