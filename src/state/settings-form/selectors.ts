import type { RootState } from '../types';

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

export const selectHasUnsavedFields = (state: RootState): boolean =>
	Object.keys(state.settingsForm.drafts).length > 0;
