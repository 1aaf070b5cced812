import { toFormValue } from '@/domain/settings-form';
import { selectSetting } from '../settings';
import type { RootState } from '../types';

/** What a field shows: what was typed, else what is saved. */
export const selectFieldValue = (state: RootState, key: string): string =>
	state.settingsForm.drafts[key]?.value ?? toFormValue(key, selectSetting(state, key));

export const selectFieldProblem = (state: RootState, key: string): string | undefined =>
	state.settingsForm.problems[key];

/** What somebody else saved while this field was typed in; undefined where nobody did. */
export const selectFieldConflict = (state: RootState, key: string): string | undefined =>
	state.settingsForm.conflicts[key];

export const selectIsFieldSaving = (state: RootState, key: string): boolean =>
	state.settingsForm.saving.includes(key);

export const selectAreFieldsSaving = (state: RootState, keys: readonly string[]): boolean =>
	keys.some((key) => selectIsFieldSaving(state, key));

export const selectAreFieldsDirty = (state: RootState, keys: readonly string[]): boolean =>
	keys.some((key) => state.settingsForm.drafts[key] !== undefined);
