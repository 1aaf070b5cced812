import { createSelector } from '@reduxjs/toolkit';
import { KNOWN_PLUGINS } from '@/domain/plugins';
import { knownData } from '@/lib/remote';
import { selectSiteConnection } from '@/state/connection';
import { selectFeatures } from '@/state/features';
import { selectPluginState } from '@/state/plugins';
import { selectPromotion } from '@/state/promotions';
import { selectRewind } from '@/state/rewind';
import { selectSite } from '@/state/site';
import { selectVault } from '@/state/vault';

type State = Parameters<typeof selectSite>[0];

/** What the provider says of the plan and the products, or until then what the page knew of the plan. */
const selectHasFeature = (state: State, feature: string) => {
	const features = knownData(selectFeatures(state)) ?? selectSite(state).plan.features;
	return features.active.includes(feature);
};

export const selectBackupCardFacts = createSelector(
	[
		selectSiteConnection,
		selectRewind,
		(state: State) => selectHasFeature(state, 'real-time-backups'),
		(state: State) => selectHasFeature(state, 'backups'),
		selectPromotion,
		selectVault,
		(state: State) => selectPluginState(state, KNOWN_PLUGINS.vault.files),
		(state: State) => selectSite(state).plan.class,
	],
	(
		connection,
		rewind,
		hasRealTimeBackups,
		hasDailyBackups,
		promotion,
		vault,
		legacyPlugin,
		planClass,
	) => ({
		connection,
		rewind,
		hasRealTimeBackups,
		hasBackups: hasDailyBackups || hasRealTimeBackups,
		promotion,
		vault,
		legacyPlugin,
		planClass,
	}),
);
