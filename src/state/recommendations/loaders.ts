import { recommendationsApi } from '@/api/entities/recommendations';
import { createRemoteLoader } from '../store/remote-loader';
import { conditionalSteps, savedData, suggestions, upsell } from './slice';

export const loadRecommendationsData = createRemoteLoader(savedData, (api) =>
	api(recommendationsApi).loadData(),
);

export const loadSuggestions = createRemoteLoader(suggestions, (api) =>
	api(recommendationsApi).loadSuggestions(),
);

export const loadUpsell = createRemoteLoader(upsell, (api) => api(recommendationsApi).loadUpsell());

export const loadConditionalSteps = createRemoteLoader(conditionalSteps, (api) =>
	api(recommendationsApi).loadConditional(),
);
