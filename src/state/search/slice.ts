import { combineReducers } from '@reduxjs/toolkit';
import type { SearchPlan, SearchPricing, SearchSettings, SearchStats } from '@/domain/search';
import { createRemoteSlice } from '../remote-slice';

/* Each is a request of its own (API-63). */
export const planSlice = createRemoteSlice<SearchPlan>('search/plan');
export const settingsSlice = createRemoteSlice<SearchSettings>('search/settings');
export const statsSlice = createRemoteSlice<SearchStats>('search/stats');
export const pricingSlice = createRemoteSlice<SearchPricing>('search/pricing');

export const searchReducer = combineReducers({
	plan: planSlice.reducer,
	settings: settingsSlice.reducer,
	stats: statsSlice.reducer,
	pricing: pricingSlice.reducer,
});
