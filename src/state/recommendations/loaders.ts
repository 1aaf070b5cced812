import { recommendationsApi } from '@/api';
import { createRemoteLoader } from '../remote-entity';
import {
	selectConditionalSteps,
	selectRecommendationsData,
	selectSuggestions,
	selectUpsell,
} from './selectors';

export const loadRecommendationsData = createRemoteLoader(
	'recommendations-data',
	selectRecommendationsData,
	(api) => api(recommendationsApi).loadData(),
);

export const loadSuggestions = createRemoteLoader(
	'recommendations-suggestions',
	selectSuggestions,
	(api) => api(recommendationsApi).loadSuggestions(),
);

export const loadUpsell = createRemoteLoader('recommendations-upsell', selectUpsell, (api) =>
	api(recommendationsApi).loadUpsell(),
);

export const loadConditionalSteps = createRemoteLoader(
	'recommendations-conditional',
	selectConditionalSteps,
	(api) => api(recommendationsApi).loadConditional(),
);
