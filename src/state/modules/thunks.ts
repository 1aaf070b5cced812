import { saveSettings } from '../settings';
import { toOutcome } from '../outcome';
import type { AppThunk, AsyncThunk } from '../types';
import type { ModuleMap } from '@/domain/modules';
import type { SettingsMap } from '@/domain/settings';
import { modulesApi } from '@/api';
import { received } from './slice';

export const loadModules =
	(): AsyncThunk<ModuleMap> =>
	async (dispatch, _getState, { api }) => {
		const outcome = await toOutcome(() => api(modulesApi).loadAll());
		if (outcome.data) {
			dispatch(received(outcome.data));
		}
		return outcome;
	};

/**
 * TRACK-12.
 *
 * @param module  Its slug.
 * @param isOn
 * @param setting The key of an option; without it the module itself was switched.
 */
export const recordToggle =
	(module: string, isOn: boolean, setting = module): AppThunk =>
	(_dispatch, _getState, { tracks }) =>
		tracks.recordEvent('jetpack_wpa_settings_toggle', {
			module,
			setting,
			toggled: isOn ? 'on' : 'off',
		});

/** Switches a module through the shared settings save, as its slug is a key there (TRACK-12). */
export const toggleModule =
	(slug: string, isOn: boolean): AsyncThunk<SettingsMap> =>
	(dispatch) => {
		dispatch(recordToggle(slug, isOn));
		return dispatch(saveSettings({ [slug]: isOn }));
	};

/**
 * Switches an option of a module, saved at once (TRACK-12).
 *
 * @param changes What is saved with it, where the option is not all of it; worked off in this order.
 */
export const toggleOption =
	(
		module: string,
		key: string,
		isOn: boolean,
		changes: SettingsMap = { [key]: isOn },
	): AsyncThunk<SettingsMap> =>
	(dispatch) => {
		dispatch(recordToggle(module, isOn, key));
		return dispatch(saveSettings(changes));
	};
