import { createSelector } from '@reduxjs/toolkit';
import { resolveFeatureFlags } from '@/domain/site';
import { knownData } from '@/lib/remote';
import { selectAntiSpam } from '@/state/anti-spam';
import { selectFeatures } from '@/state/features';
import { selectPromotion } from '@/state/promotions';
import { selectSite } from '@/state/site';

type State = Parameters<typeof selectSite>[0];

/** What the provider says of the plan and the products, or until then what the page knew of the plan. */
const selectHasAntispam = (state: State) =>
	resolveFeatureFlags(knownData(selectFeatures(state)) ?? selectSite(state).plan.features)
		.hasAntispam;

export const selectOfferFacts = createSelector(
	[selectAntiSpam, selectHasAntispam, selectPromotion],
	(data, hasAntispam, promotion) => ({ data, hasAntispam, promotion }),
);
