import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import type { SearchPlan, SearchPricing, SearchSettings, SearchStats } from '@/domain/search';
import { idle } from '@/lib/remote';
import { createRemoteReducer } from '../remote-entity';
import type { RemoteData } from '../types';

/** Each is a request of its own (API-63). */
export interface SearchState {
	plan: RemoteData<SearchPlan>;
	settings: RemoteData<SearchSettings>;
	stats: RemoteData<SearchStats>;
	pricing: RemoteData<SearchPricing>;
}

export const initialSearch: SearchState = {
	plan: idle,
	settings: idle,
	stats: idle,
	pricing: idle,
};

export const searchReducer = combineReducers({
	plan: createRemoteReducer<SearchPlan>('search/plan'),
	settings: createRemoteReducer<SearchSettings>('search/settings'),
	stats: createRemoteReducer<SearchStats>('search/stats'),
	pricing: createRemoteReducer<SearchPricing>('search/pricing'),
}) as unknown as Reducer<SearchState>;
