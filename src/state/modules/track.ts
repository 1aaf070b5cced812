import type { AppThunk } from '../types';

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
