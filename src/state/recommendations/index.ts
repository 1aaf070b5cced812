export { enableFeature, selectFeature } from './features';
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
export { selectNextPage, selectPosition, selectStepOrderFacts } from './step-order';
