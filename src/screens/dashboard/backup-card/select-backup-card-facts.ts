import { createSelector } from '@reduxjs/toolkit';
import { knownData } from '@/lib/remote';
import { selectSiteConnection } from '@/state/connection';
import { selectFeatures } from '@/state/features';
import { selectPromotion } from '@/state/promotions';
import { selectRewind } from '@/state/rewind';
import { selectSite } from '@/state/site';

type State = Parameters<typeof selectSite>[0];

/** What the provider says of the plan and the products, or until then what the page knew of the plan. */
const selectHasRealTimeBackups = (state: State) => {
	const features = knownData(selectFeatures(state)) ?? selectSite(state).plan.features;
	return features.active.includes('real-time-backups');
};

export const selectBackupCardFacts = createSelector(
	[selectSiteConnection, selectRewind, selectHasRealTimeBackups, selectPromotion],
	(connection, rewind, hasRealTimeBackups, promotion) => ({
		connection,
		rewind,
		hasRealTimeBackups,
		promotion,
	}),
);
