import { selectSiteConnection } from './connection';
import { createFacts } from './create-facts';
import { selectEntitlements, selectPromotion } from './entitlements';
import { selectIsSettingOn } from './settings';

/** The facts about the search on this site. */
export const selectSearchFacts = createFacts({
	connection: selectSiteConnection,
	entitlements: selectEntitlements,
	promotion: selectPromotion,
	isOn: (state) => selectIsSettingOn(state, 'search'),
	isInstantOn: (state) => selectIsSettingOn(state, 'instant_search_enabled'),
	hasSearchProduct: (state) => selectIsSettingOn(state, 'has_jetpack_search_product'),
});
