import { adsApi } from '@/api';
import type { AdsSettings } from '@/domain/ads';
import { toOutcome } from './outcome';
import { createRemoteLoader } from './remote-loader';
import { adsSlice } from './remotes';
import { learnSettings } from './settings';
import type { AsyncThunk, RootState } from './types';

export const selectAds = (state: RootState) => state.ads;

export const loadAds = createRemoteLoader(adsSlice, selectAds, (api) => api(adsApi).loadSettings());

/** Keeps what the server answers, which may differ from what was asked (API-66). */
export const saveAds =
	(settings: AdsSettings): AsyncThunk<AdsSettings> =>
	async (dispatch, _getState, { api }) => {
		const outcome = await toOutcome(() => api(adsApi).saveSettings(settings));
		if (outcome.data) {
			dispatch(adsSlice.received(outcome.data));
			dispatch(learnSettings({ wordads: outcome.data.isActive }));
		}
		return outcome;
	};
