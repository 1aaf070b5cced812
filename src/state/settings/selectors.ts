import type { SettingKey } from '@/domain/settings/registry';
import type { RootState } from '../types';

/** As `selectSetting`, for a key that is not known before it is read, such as the slug of any module. */
export function readSetting({ settings }: RootState, key: string): unknown {
	const pending = settings.pending[key];
	return pending ? pending.value : settings.saved[key];
}

/** A setting as the server last reported it, whatever is being saved. */
export const selectSavedSetting = ({ settings }: RootState, id: SettingKey): unknown =>
	settings.saved[id];

/** A setting as it should be shown: the value that is being saved, else the saved one. */
export const selectSetting = (state: RootState, id: SettingKey): unknown => readSetting(state, id);

export const selectIsSettingOn = (state: RootState, id: SettingKey): boolean =>
	Boolean(readSetting(state, id));

export const selectIsSettingPending = ({ settings }: RootState, id: SettingKey): boolean =>
	settings.pending[id] !== undefined;

/** Why the switch of a place could not be saved; undefined where it could. */
export const selectSaveFailure = (state: RootState, place: string) =>
	state.settings.failures[place];

/** Whether typed text waits to be saved. Every screen asks before it is left, also where no form was opened and none is in the state. */
export const selectHasUnsavedFields = ({ settingsForm }: RootState): boolean =>
	Object.keys(settingsForm?.drafts ?? {}).length > 0;
