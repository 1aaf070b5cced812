import { createSelector } from '@reduxjs/toolkit';
import { getNextPage, type StepOrderFacts } from '@/domain/recommendations/step-order';
import { isFreePlan } from '@/domain/recommendations/upgrade';
import { RECOMMENDATION_PAGES, type RecommendationPage } from '@/domain/recommendations/steps';
import { knownData } from '@/lib/remote';
import { selectHasConnectedOwner } from '../connection';
import { selectEntitlements } from '../entitlements';
import { selectSite } from '../site';
import type { RootState } from '../types';
import { selectFeatureKinds } from './features';
import { selectAnswers, selectConditionalSteps, selectSuggestions } from './selectors';

/** The facts that decide which steps this site is shown, by the latest known data. */
export const selectStepOrderFacts = createSelector(
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
	): StepOrderFacts => ({
		isStore: answers['site-type-store'] === true,
		hasConnectedOwner,
		features,
		conditional: knownData(conditional) ?? site.recommendations.new,
		isFreePlan: isFreePlan(entitlements),
		hasPaidPurchase: entitlements.products.length > 0,
		hasSuggestions: knownData(suggestions)?.some(({ isAvailable }) => isAvailable) ?? null,
	}),
);

/** The page that follows a page (RECS-25). */
export const selectNextPage = (state: RootState, page: RecommendationPage) =>
	getNextPage(RECOMMENDATION_PAGES[page], selectStepOrderFacts(state));
