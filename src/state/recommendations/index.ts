import { getNextPage, getPreviousPage } from '@/domain/recommendations/step-order';
import { RECOMMENDATION_PAGES, type RecommendationPage } from '@/domain/recommendations/steps';
import { isFreePlan } from '@/domain/recommendations/upgrade';
import { knownData } from '@/lib/remote';
import { selectHasConnectedOwner } from '../connection';
import { createFacts } from '../store/create-facts';
import { selectEntitlements } from '../site/entitlements';
import { selectSite } from '../site';
import type { RootState } from '../store/types';
import { selectFeatureKinds } from './features';
import {
	selectAnswers,
	selectConditionalSteps,
	selectSuggestions,
	selectViewed,
} from './selectors';

export { enableFeature, selectFeature, selectFeatureKinds } from './features';
export { loadConditionalSteps, loadSuggestions, loadUpsell } from './loaders';
export { changeRecommendations, openStep, saveRecommendations } from './save';
export { selectProgress } from './slice';
export {
	selectAnswers,
	selectConditionalSteps,
	selectNewRecommendations,
	selectRecommendationsData,
	selectSavedStep,
	selectSuggestions,
	selectUpsellView,
	selectViewed,
} from './selectors';

/** The facts that decide which steps this site is shown, by the latest known data. */
export const selectStepOrderFacts = createFacts({
	isStore: (state) => selectAnswers(state)['site-type-store'] === true,
	hasConnectedOwner: selectHasConnectedOwner,
	features: selectFeatureKinds,
	conditional: (state) =>
		knownData(selectConditionalSteps(state)) ?? selectSite(state).recommendations.new,
	isFreePlan: (state) => isFreePlan(selectEntitlements(state)),
	hasPaidPurchase: (state) => selectEntitlements(state).products.length > 0,
	hasSuggestions: (state) =>
		knownData(selectSuggestions(state))?.some(({ isAvailable }) => isAvailable) ?? null,
});

export const selectPreviousPage = (state: RootState, page: RecommendationPage) =>
	getPreviousPage(page, selectStepOrderFacts(state), selectViewed(state));

/** The page that follows a page (RECS-25). */
export const selectNextPage = (state: RootState, page: RecommendationPage) =>
	getNextPage(RECOMMENDATION_PAGES[page], selectStepOrderFacts(state));
