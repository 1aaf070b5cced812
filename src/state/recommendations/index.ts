export {
	loadConditionalSteps,
	loadRecommendationsData,
	loadSuggestions,
	loadUpsell,
} from './loaders';
export { saveRecommendations, saveStep } from './thunks';
export * from './selectors';
