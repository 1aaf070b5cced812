import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isKept, toFormValue } from '@/domain/settings/form';
import { injectSlice } from '../store/inject-slice';
import type { RootState } from '../store/types';
import { readSetting } from './selectors';

export interface Draft {
	value: string;
	/** The saved value when the typing began. */
	base: string;
}

interface FormFailure {
	reason: string;
	/** Something other than WordPress may have answered. */
	isOfOthers: boolean;
}

interface SettledField {
	key: string;
	sent: string;
	kept: string;
	problem?: string;
}

interface SettingsFormState {
	/** Typed and unsaved values, by key. */
	drafts: Record<string, Draft>;
	/** Why a key was not saved, in the server's words or ours. */
	problems: Record<string, string>;
	/** The value that someone else saved for a key with a draft. */
	conflicts: Record<string, string>;
	/** The text that was sent, where the server stores another one; kept until the field changes. */
	rewritten: Record<string, string>;
	/** Failures that name no key, listed under the keys of the save. */
	failures: Record<string, FormFailure>;
	saving: string[];
}

const initialSettingsForm: SettingsFormState = {
	drafts: {},
	problems: {},
	conflicts: {},
	rewritten: {},
	failures: {},
	saving: [],
};

const BY_KEY = ['drafts', 'problems', 'conflicts', 'rewritten', 'failures'] as const;

type Values = Record<string, string>;

function forget(state: SettingsFormState, keys: readonly string[]) {
	BY_KEY.forEach((part) => keys.forEach((key) => delete state[part][key]));
}

const slice = createSlice({
	name: 'settings-form',
	initialState: initialSettingsForm,
	reducers: {
		/** Typing in a field; typing the saved value again removes the draft (SETGEN-05). */
		typed(state, { payload }: PayloadAction<{ key: string; value: string; saved: string }>) {
			const { key, value, saved } = payload;
			const base = state.drafts[key]?.base ?? saved;
			delete state.problems[key];
			delete state.rewritten[key];
			if (value === base && state.conflicts[key] === undefined) {
				delete state.drafts[key];
			} else {
				state.drafts[key] = { value, base };
			}
		},
		dropped(state, { payload }: PayloadAction<readonly string[]>) {
			forget(state, payload);
		},
		allDropped(state) {
			forget(state, Object.keys(state.drafts));
		},
		saveStarted(state, { payload }: PayloadAction<readonly string[]>) {
			state.saving.push(...payload);
			for (const key of payload) {
				delete state.problems[key];
				delete state.failures[key];
			}
		},
		saveEnded(state, { payload }: PayloadAction<readonly string[]>) {
			state.saving = state.saving.filter((key) => !payload.includes(key));
		},
		/** Text typed during the save, or with a problem, stays a draft, based on the newly saved value. */
		settled(state, { payload }: PayloadAction<SettledField>) {
			const { key, sent, kept, problem } = payload;
			const draft = state.drafts[key];
			if (draft && (problem !== undefined || draft.value !== sent)) {
				state.drafts[key] = { value: draft.value, base: kept };
				delete state.conflicts[key];
				Object.assign(state.problems, problem !== undefined && { [key]: problem });
			} else {
				forget(state, [key]);
				if (!isKept(key, kept, sent, draft?.base)) {
					state.rewritten[key] = sent;
				}
			}
		},
		/** A field shows an error as long as its value is the rejected one. */
		refused(state, { payload }: PayloadAction<Values>) {
			for (const [key, reason] of Object.entries(payload)) {
				if (state.drafts[key]) {
					state.problems[key] = reason;
				}
			}
		},
		/** A form shows an error until a save succeeds or the error is dismissed. */
		failed(
			state,
			{ payload: { keys, ...failure } }: PayloadAction<FormFailure & { keys: readonly string[] }>,
		) {
			keys.forEach((key) => (state.failures[key] = failure));
		},
		failureDismissed(state, { payload: keys }: PayloadAction<readonly string[]>) {
			keys.forEach((key) => delete state.failures[key]);
		},
		/** The conflicts among the keys of a save; conflicts of an earlier try may be resolved by now. */
		compared(state, { payload }: PayloadAction<{ keys: readonly string[]; conflicts: Values }>) {
			payload.keys.forEach((key) => delete state.conflicts[key]);
			Object.assign(state.conflicts, payload.conflicts);
		},
		/** The user has seen the value that was saved elsewhere, and overwrites it. */
		ownKept(state, { payload: key }: PayloadAction<string>) {
			const draft = state.drafts[key];
			const theirs = state.conflicts[key];
			delete state.conflicts[key];
			if (draft && theirs !== undefined) {
				state.drafts[key] = { value: draft.value, base: theirs };
			}
		},
	},
});

export const {
	typed,
	dropped,
	allDropped,
	saveStarted,
	saveEnded,
	settled,
	refused,
	failed,
	failureDismissed,
	compared,
	ownKept,
} = slice.actions;

export const settingsFormReducer = slice.reducer;
export const selectSettingsForm = injectSlice('settingsForm', settingsFormReducer);

export const selectFieldValue = (state: RootState, key: string): string =>
	selectSettingsForm(state).drafts[key]?.value ?? toFormValue(key, readSetting(state, key));

export const selectFieldProblem = (state: RootState, key: string): string | undefined =>
	selectSettingsForm(state).problems[key];

export const selectFieldConflict = (state: RootState, key: string): string | undefined =>
	selectSettingsForm(state).conflicts[key];

export const selectFieldRewrite = (state: RootState, key: string): string | undefined =>
	selectSettingsForm(state).rewritten[key];

export const selectIsFieldSaving = (state: RootState, key: string): boolean =>
	selectSettingsForm(state).saving.includes(key);

export const selectAreFieldsSaving = (state: RootState, keys: readonly string[]): boolean =>
	keys.some((key) => selectIsFieldSaving(state, key));

export const selectAreFieldsDirty = (state: RootState, keys: readonly string[]): boolean =>
	keys.some((key) => selectSettingsForm(state).drafts[key] !== undefined);

export const selectFormFailure = (
	state: RootState,
	keys: readonly string[],
): FormFailure | undefined =>
	keys.map((key) => selectSettingsForm(state).failures[key]).find(Boolean);

/** All unsaved drafts, whether or not their features are on. */
export const selectDraftKeys = (state: RootState) => Object.keys(selectSettingsForm(state).drafts);
