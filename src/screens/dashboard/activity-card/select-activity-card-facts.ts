import { createSelector } from '@reduxjs/toolkit';
import { resolveActivityCard } from '@/domain/dashboard';
import { selectActivity } from '@/state/activity';
import { selectCapabilities, selectSiteConnection } from '@/state/connection';
import { selectRewind } from '@/state/rewind';
import { selectSite } from '@/state/site';

type State = Parameters<typeof selectSite>[0];

export const selectActivityCardFacts = createSelector(
	[
		selectSiteConnection,
		(state: State) => selectCapabilities(state).isLinked,
		(state: State) => selectSite(state).plan.features,
		selectRewind,
		selectActivity,
	],
	(connection, isLinked, planFeatures, rewind, activity) => ({
		connection,
		isLinked,
		planFeatures,
		rewind,
		activity,
	}),
);

/** Whether there is any point in asking: once backups are known to be active, for who would be answered. */
export const selectIsActivityAsked = createSelector([selectActivityCardFacts], (facts) => {
	const isKnown = facts.rewind.phase === 'ready';
	const { kind } = resolveActivityCard({ ...facts, isRetrying: false });
	return isKnown && kind !== 'hidden' && kind !== 'unlinked';
});
