import { searchApi } from '@/api';
import { resolveSearchProduct, type SearchSettings } from '@/domain/search';
import { buildInstantSearchChanges, buildSearchChanges } from '@/domain/settings-cards/search';
import type { SettingsMap } from '@/domain/settings';
import { selectEntitlements } from '../entitlements';
import { recordToggle } from '../modules';
import { toOutcome } from '../outcome';
import { createRemoteLoader } from '../remote-loader';
import { learnSettings, saveSettings, selectIsSettingOn } from '../settings';
import type { AsyncThunk, RootState } from '../types';
import { planSlice, pricingSlice, settingsSlice, statsSlice } from './slice';

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
 * Saves by the search's own call (API-64). Keeps what the server answers, which may differ from what was asked: instant search brings
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

const HAS_PRODUCT = 'has_jetpack_search_product';

/** The site may not know yet of what was bought: with this it does, and can enable the search (SETPERF-14). */
function findRemedy(state: RootState, changes: SettingsMap): SettingsMap | undefined {
	const product = resolveSearchProduct(
		selectEntitlements(state),
		selectIsSettingOn(state, HAS_PRODUCT),
	);
	return changes.search === true && product === 'instant' ? { [HAS_PRODUCT]: true } : undefined;
}

const save =
	(changes: SettingsMap, place: string): AsyncThunk<SettingsMap> =>
	(dispatch, getState) =>
		dispatch(saveSettings(changes, { remedy: findRemedy(getState(), changes), place }));

/** Switches the search, and what cannot be without it (SETPERF-12). */
export const toggleSearch =
	(isOn: boolean): AsyncThunk<SettingsMap> =>
	(dispatch) => {
		dispatch(recordToggle('search', isOn));
		return dispatch(save(buildSearchChanges(isOn), 'search'));
	};

/** Switches instant search, and what it cannot be without (SETPERF-13). */
export const toggleInstantSearch =
	(isOn: boolean): AsyncThunk<SettingsMap> =>
	(dispatch) => {
		dispatch(recordToggle('search', isOn, 'instant_search_enabled'));
		return dispatch(save(buildInstantSearchChanges(isOn), 'instant_search_enabled'));
	};
