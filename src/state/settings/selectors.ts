import { createSelector } from '@reduxjs/toolkit';
import type { SettingsMap } from '@/domain/settings/effects';
import type { SettingKey } from '@/domain/settings/registry';
import { isSwitchedOn } from '@/lib/values';
import type { RootState } from '../store/types';

/** As `selectSetting`, for a key that is only known at runtime, such as a module's slug. */
export function readSetting({ settings }: RootState, key: string): unknown {
	const pending = settings.pending[key];
	return pending ? pending.value : settings.saved[key];
}

/** As `selectSavedSetting`, for a key that is only known at runtime. */
export const readSaved = ({ settings }: RootState, key: string): unknown => settings.saved[key];

/** A setting as the server last reported it, whatever is being saved. */
export const selectSavedSetting = (state: RootState, id: SettingKey): unknown =>
	readSaved(state, id);

/** A setting as it should be shown: the value that is being saved, else the saved one. */
export const selectSetting = (state: RootState, id: SettingKey): unknown => readSetting(state, id);

/** All settings as they should be shown: the values that are being saved, else the saved ones. */
export const selectShownSettings = createSelector(
	[({ settings }: RootState) => settings.saved, ({ settings }: RootState) => settings.pending],
	(saved, pending): SettingsMap => ({
		...saved,
		...Object.fromEntries(Object.entries(pending).map(([key, { value }]) => [key, value])),
	}),
);

export const selectIsSettingOn = (state: RootState, id: SettingKey): boolean =>
	isSwitchedOn(readSetting(state, id));

export const selectIsSettingPending = ({ settings }: RootState, id: SettingKey): boolean =>
	settings.pending[id] !== undefined;

/** Why a switch could not be saved; undefined without a failure. */
export const selectSaveFailure = (state: RootState, failureKey: string) =>
	state.settings.failures[failureKey];

/** Whether there is unsaved typed text. Every screen checks this before it is left, even if no form was opened and the state has none. */
export const selectHasUnsavedFields = ({
	settingsForm,
}: RootState & { settingsForm?: { drafts: object } }): boolean =>
	Object.keys(settingsForm?.drafts ?? {}).length > 0;
