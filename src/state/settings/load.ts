import { settingsApi } from '@/api/entities/settings';
import type { SettingsMap } from '@/domain/settings/effects';
import { toOutcome } from '../outcome';
import type { AsyncThunk } from '../types';
import { received } from './slice';

export const loadSettings =
	(): AsyncThunk<SettingsMap> =>
	async (dispatch, _getState, { api }) => {
		const outcome = await toOutcome(() => api(settingsApi).load());
		if (outcome.data) {
			dispatch(received(outcome.data));
		}
		return outcome;
	};
