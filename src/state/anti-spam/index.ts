import { antiSpamApi } from '@/api';
import { createRemoteLoader } from '../remote-loader';
import type { RootState } from '../types';
import { antiSpamSlice } from './slice';

export { checkAntiSpamKey, checkSavedAntiSpamKey } from './check-key';

export const selectAntiSpam = (state: RootState) => state.antiSpam.data;
export const selectAntiSpamKeyCheck = (state: RootState) => state.antiSpam.key;

/** How much spam was blocked, or why nobody counts (API-31). */
export const loadAntiSpam = createRemoteLoader(antiSpamSlice, selectAntiSpam, (api) =>
	api(antiSpamApi).loadData(),
);
