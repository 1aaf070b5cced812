import type { SettingId } from '@/domain/settings/registry';
import { findFarSwitch, nameOn } from '@/domain/settings/server-names';
import type { AsyncThunk, RootState } from '../types';
import type { SettingsMap } from '@/domain/settings/effects';
import { readSetting, selectIsSettingOn } from './selectors';
import { setSettings } from './set';

/*
 * The settings screens read and write each setting by the name that this server has. All other screens use
 * `selectSetting` and `setSetting`: no server renamed a setting of theirs, and the first chunk needs no table of names.
 */

const toName = ({ settings }: RootState, id: string) => nameOn(settings.saved, id);

/** As `readSetting`. */
export const readNamedSetting = (state: RootState, id: string): unknown =>
	readSetting(state, toName(state, id));

/** As `selectSavedSetting`. */
export const selectSavedNamedSetting = (state: RootState, id: string): unknown =>
	state.settings.saved[toName(state, id)];

/** The switch on another card without which a setting has no effect, while it is off. */
export const selectMissingSwitch = (state: RootState, id: SettingId) => {
	const far = findFarSwitch(state.settings.saved, id);
	return far && !selectIsSettingOn(state, far) ? far : undefined;
};

/** As `selectIsSettingPending`. */
export const selectIsNamedSettingPending = ({ settings }: RootState, id: string): boolean =>
	settings.pending[nameOn(settings.saved, id)] !== undefined;

/** As `setSetting`. A failure is shown at the setting's own switch. */
export const setNamedSetting =
	(id: SettingId, isOn: boolean, subject: string): AsyncThunk<SettingsMap> =>
	(dispatch, getState) =>
		dispatch(setSettings({ [toName(getState(), id)]: isOn }, { failureKey: id, subject }));
