import { createSelector } from '@reduxjs/toolkit';
import {
	getNextPage,
	getPosition,
	isFreePlan,
	RECOMMENDATION_PAGES,
	type RecommendationPage,
	type WayFacts,
} from '@/domain/recommendations';
import { knownData } from '@/lib/remote';
import { selectHasConnectedOwner } from '../connection';
import { selectEntitlements } from '../entitlements';
import { selectSite } from '../site';
import type { RootState } from '../types';
import { selectFeatureKinds } from './features';
import {
	selectAnswers,
	selectConditionalSteps,
	selectSuggestions,
	selectViewed,
} from './selectors';

/** What decides which steps this site is shown, from the newest that is known. */
export const selectWayFacts = createSelector(
	[
		selectAnswers,
		selectHasConnectedOwner,
		selectFeatureKinds,
		selectConditionalSteps,
		selectSite,
		selectEntitlements,
		selectSuggestions,
	],
	(
		answers,
		hasConnectedOwner,
		features,
		conditional,
		site,
		entitlements,
		suggestions,
	): WayFacts => ({
		isStore: answers['site-type-store'] === true,
		hasConnectedOwner,
		features,
		conditional: knownData(conditional) ?? site.recommendations.new,
		isFreePlan: isFreePlan(entitlements),
		hasPaidPurchase: entitlements.products.length > 0,
		hasSuggestions: knownData(suggestions) ? knownData(suggestions)?.length !== 0 : null,
	}),
);

/** Where the way goes on after a page (RECS-25). */
export const selectNextPage = (state: RootState, page: RecommendationPage) =>
	getNextPage(RECOMMENDATION_PAGES[page], selectWayFacts(state));

/** Where a page stands on the way, or null for one beside it. */
export const selectPosition = createSelector(
	[(_state: RootState, page: RecommendationPage) => page, selectWayFacts, selectViewed],
	getPosition,
);
