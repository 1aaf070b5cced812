import { antiSpamApi } from '@/api';
import { createRemoteLoader } from '../remote-entity';
import type { RootState } from '../types';

export { checkAntiSpamKey, checkSavedAntiSpamKey } from './check-key';

export const selectAntiSpam = (state: RootState) => state.antiSpam.data;
export const selectAntiSpamKeyCheck = (state: RootState) => state.antiSpam.key;
export const selectIsAntiSpamKeyChecking = (state: RootState) =>
	state.antiSpam.key.checkId !== null;

/** How much spam was blocked, or why nobody counts (API-31). */
export const loadAntiSpam = createRemoteLoader('anti-spam', selectAntiSpam, (api) =>
	api(antiSpamApi).loadData(),
);
