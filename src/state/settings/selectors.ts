import type { RootState } from '../types';

/** A setting as it should be shown: what is being saved, else what is saved. */
export function selectSetting(state: RootState, key: string): unknown {
	const pending = state.settings.pending[key];
	return pending ? pending.value : state.settings.saved[key];
}

export function selectIsSettingOn(state: RootState, key: string): boolean {
	return Boolean(selectSetting(state, key));
}

export function selectIsSettingPending(state: RootState, key: string): boolean {
	return state.settings.pending[key] !== undefined;
}

/** Why the switch of a place could not be saved; undefined where it could. */
export const selectSaveFailure = (state: RootState, place: string) =>
	state.settings.failures[place];
