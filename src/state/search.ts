import { resolveSearchProduct } from '@/domain/search';
import { buildInstantSearchChanges, buildSearchChanges } from '@/domain/settings-cards/search';
import type { SettingsMap } from '@/domain/settings';
import { selectEntitlements } from './entitlements';
import { recordToggle } from './modules';
import { saveSettings, selectIsSettingOn } from './settings';
import type { AsyncThunk, RootState } from './types';

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
