import { searchApi } from '@/api';
import type { SearchSettings } from '@/domain/search';
import { toOutcome } from '../outcome';
import { createRemoteLoader } from '../remote-loader';
import { learnSettings } from '../settings';
import type { AsyncThunk, RootState } from '../types';
import { planSlice, pricingSlice, settingsSlice, statsSlice } from './slice';

export { toggleInstantSearch, toggleSearch } from './toggle-search';

export const selectSearchPlan = (state: RootState) => state.search.plan;
export const selectSearchSettings = (state: RootState) => state.search.settings;
export const selectSearchStats = (state: RootState) => state.search.stats;
export const selectSearchPricing = (state: RootState) => state.search.pricing;

export const loadSearchPlan = createRemoteLoader(planSlice, selectSearchPlan, (api) =>
	api(searchApi).loadPlan(),
);

export const loadSearchSettings = createRemoteLoader(settingsSlice, selectSearchSettings, (api) =>
	api(searchApi).loadSettings(),
);

export const loadSearchStats = createRemoteLoader(statsSlice, selectSearchStats, (api) =>
	api(searchApi).loadStats(),
);

export const loadSearchPricing = createRemoteLoader(pricingSlice, selectSearchPricing, (api) =>
	api(searchApi).loadPricing(),
);

/**
 * API-64. Keeps what the server answers, which may differ from what was asked: instant search brings
 * the module with it. The shared settings learn of both, as they are what every switch reads.
 */
export const saveSearchSettings =
	(changes: Partial<SearchSettings>): AsyncThunk<SearchSettings> =>
	async (dispatch, _getState, { api }) => {
		const outcome = await toOutcome(() => api(searchApi).saveSettings(changes));
		if (outcome.data) {
			const { isModuleActive, isInstantSearchEnabled } = outcome.data;
			dispatch(settingsSlice.received(outcome.data));
			dispatch(
				learnSettings({ search: isModuleActive, instant_search_enabled: isInstantSearchEnabled }),
			);
		}
		return outcome;
	};
