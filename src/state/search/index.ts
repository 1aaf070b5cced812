import { searchApi } from '@/api';
import { createRemoteLoader } from '../remote-entity';
import type { RootState } from '../types';

export { saveSearchSettings } from './save-settings';
export { toggleInstantSearch, toggleSearch } from './toggle-search';

export const selectSearchPlan = (state: RootState) => state.search.plan;
export const selectSearchSettings = (state: RootState) => state.search.settings;
export const selectSearchStats = (state: RootState) => state.search.stats;
export const selectSearchPricing = (state: RootState) => state.search.pricing;

export const loadSearchPlan = createRemoteLoader('search/plan', selectSearchPlan, (api) =>
	api(searchApi).loadPlan(),
);

export const loadSearchSettings = createRemoteLoader(
	'search/settings',
	selectSearchSettings,
	(api) => api(searchApi).loadSettings(),
);

export const loadSearchStats = createRemoteLoader('search/stats', selectSearchStats, (api) =>
	api(searchApi).loadStats(),
);

export const loadSearchPricing = createRemoteLoader('search/pricing', selectSearchPricing, (api) =>
	api(searchApi).loadPricing(),
);
