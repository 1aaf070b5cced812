export { enableFeature, selectFeature, selectFeatureKinds } from './features';
export { loadConditionalSteps, loadSuggestions, loadUpsell } from './loaders';
export { changeRecommendations, openStep, saveRecommendations } from './save';
export {
	selectAnswers,
	selectConditionalSteps,
	selectNewRecommendations,
	selectProgress,
	selectRecommendationsData,
	selectSavedStep,
	selectSuggestions,
	selectUpsellView,
	selectViewed,
} from './selectors';
export { selectNextPage, selectPreviousPage, selectStepOrderFacts } from './step-order';
