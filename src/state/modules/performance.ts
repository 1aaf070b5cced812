import { createSelector } from '@reduxjs/toolkit';
import { resolveSiteAccelerator } from '@/domain/modules/site-accelerator';
import { selectSiteConnection } from '../connection';
import { createFacts } from '../store/create-facts';
import { selectEntitlements, selectPromotion } from '../site/entitlements';
import { createModuleFacts, selectIsModuleToggling } from '.';
import { selectIsSettingOn } from '../settings';

const selectFacts = createFacts({
	isOffline: (state) => selectSiteConnection(state) === 'offline',
	photon: createModuleFacts('photon'),
	photonCdn: createModuleFacts('photon-cdn'),
});

/** The switch for both parts, and whether one of them is being saved. */
export const selectSiteAccelerator = createFacts({
	accelerator: createSelector([selectFacts], resolveSiteAccelerator),
	isToggling: (state) =>
		selectIsModuleToggling(state, 'photon') || selectIsModuleToggling(state, 'photon-cdn'),
});

export const selectSearchFacts = createFacts({
	connection: selectSiteConnection,
	entitlements: selectEntitlements,
	promotion: selectPromotion,
	isOn: (state) => selectIsSettingOn(state, 'search'),
	isInstantOn: (state) => selectIsSettingOn(state, 'instant_search_enabled'),
	hasSearchProduct: (state) => selectIsSettingOn(state, 'has_jetpack_search_product'),
});
