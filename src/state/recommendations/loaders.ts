import { recommendationsApi } from '@/api/entities/recommendations';
import { createRemoteLoader } from '../store/remote-loader';
import {
	selectConditionalSteps,
	selectSavedData,
	selectSuggestions,
	selectUpsell,
} from './selectors';
import { conditionalSlice, dataSlice, suggestionsSlice, upsellSlice } from './slice';

export const loadRecommendationsData = createRemoteLoader(dataSlice, selectSavedData, (api) =>
	api(recommendationsApi).loadData(),
);

export const loadSuggestions = createRemoteLoader(suggestionsSlice, selectSuggestions, (api) =>
	api(recommendationsApi).loadSuggestions(),
);

export const loadUpsell = createRemoteLoader(upsellSlice, selectUpsell, (api) =>
	api(recommendationsApi).loadUpsell(),
);

export const loadConditionalSteps = createRemoteLoader(
	conditionalSlice,
	selectConditionalSteps,
	(api) => api(recommendationsApi).loadConditional(),
);
