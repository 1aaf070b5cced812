import { searchApi } from '@/api';
import type { SearchSettings } from '@/domain/search';
import { toOutcome } from '../outcome';
import { remoteReceived } from '../remote-entity';
import { learnSettings } from '../settings';
import type { AsyncThunk } from '../types';

/**
 * API-64. Keeps what the server answers, which may differ from what was asked: instant search brings
 * the module with it. The shared settings learn of both, as they are what every switch reads.
 */
export const saveSearchSettings =
	(changes: Partial<SearchSettings>): AsyncThunk<SearchSettings> =>
	async (dispatch, _getState, { api }) => {
		const outcome = await toOutcome(() => api(searchApi).saveSettings(changes));
		if (outcome.data) {
			const { isModuleActive, isInstantSearchEnabled } = outcome.data;
			dispatch(remoteReceived('search/settings', outcome.data));
			dispatch(
				learnSettings({ search: isModuleActive, instant_search_enabled: isInstantSearchEnabled }),
			);
		}
		return outcome;
	};
