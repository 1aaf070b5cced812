import { toFormValue } from '@/domain/settings/form';
import type { RootState } from '../types';
import { readSetting } from './selectors';

/** What a field shows: what was typed, else what is saved. */
export const selectFieldValue = (state: RootState, key: string): string =>
	state.settingsForm.drafts[key]?.value ?? toFormValue(key, readSetting(state, key));

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

/** Why the form of some keys could not be saved; undefined where it could. */
export const selectFormFailure = (state: RootState, keys: readonly string[]): string | undefined =>
	keys.map((key) => state.settingsForm.failures[key]).find(Boolean);

/** What was typed and waits, whether or not its feature is on. */
export const selectDraftKeys = (state: RootState) => Object.keys(state.settingsForm.drafts);
