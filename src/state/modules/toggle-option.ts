import type { SettingsMap } from '@/domain/settings';
import { saveSettings } from '../settings';
import type { AsyncThunk } from '../types';

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
	(dispatch, _getState, { tracks }) => {
		tracks.recordEvent('jetpack_wpa_settings_toggle', {
			module,
			setting: key,
			toggled: isOn ? 'on' : 'off',
		});
		return dispatch(saveSettings(changes));
	};
