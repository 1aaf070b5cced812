import { saveSettings } from '../settings';
import { toOutcome } from '../outcome';
import type { AsyncThunk } from '../types';
import type { ModuleMap } from '@/domain/modules';
import type { SettingsMap } from '@/domain/settings';
import { modulesApi } from '@/api';
import { received } from './slice';
import { recordToggle } from './track';

export const loadModules =
	(): AsyncThunk<ModuleMap> =>
	async (dispatch, _getState, { api }) => {
		const outcome = await toOutcome(() => api(modulesApi).loadAll());
		if (outcome.data) {
			dispatch(received(outcome.data));
		}
		return outcome;
	};

/** Switches a module through the shared settings save, as its slug is a key there (TRACK-12). */
export const toggleModule =
	(slug: string, isOn: boolean): AsyncThunk<SettingsMap> =>
	(dispatch) => {
		dispatch(recordToggle(slug, isOn));
		return dispatch(saveSettings({ [slug]: isOn }));
	};
