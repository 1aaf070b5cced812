import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SettingsMap } from '@/domain/settings/effects';

/** A value whose save is pending. */
interface PendingValue {
	value: unknown;
	saveId: string;
}

/** A failed save, stored under the key of its switch. */
export interface SaveFailure {
	/** The server's message, if any. */
	reason: string;
	/** The name of the switch, for the notice of a retry. */
	subject?: string;
	/** The sentence of the notice about this failure, if there is one. */
	sentence?: string;
	/** Something other than WordPress may have answered. */
	isOfOthers?: boolean;
	/** The changes that were not saved. */
	changes: SettingsMap;
	/** The changes without companions, for a retry. */
	values: SettingsMap;
}

export interface SettingsState {
	/** The server's last answer. */
	saved: SettingsMap;
	/** The pending values, shown in place of the saved ones. */
	pending: Record<string, PendingValue>;
	/** By the key of the switch; shown there until solved or dismissed. */
	failures: Record<string, SaveFailure>;
}

const initialState: SettingsState = { saved: {}, pending: {}, failures: {} };

export interface Save {
	saveId: string;
	changes: SettingsMap;
}

/** A new save of the same keys clears their failures. */
function forgiveFailures({ failures }: SettingsState, { changes }: Save) {
	for (const [failureKey, failure] of Object.entries(failures)) {
		if (Object.keys(failure.changes).some((key) => key in changes)) {
			delete failures[failureKey];
		}
	}
}

/** The pending value belongs to the latest save of its key: an earlier answer must not remove it. */
function settle(state: SettingsState, { saveId, changes }: Save) {
	for (const key of Object.keys(changes)) {
		if (state.pending[key]?.saveId === saveId) {
			delete state.pending[key];
		}
	}
}

const slice = createSlice({
	name: 'settings',
	initialState,
	reducers: {
		received(state, { payload }: PayloadAction<SettingsMap>) {
			state.saved = payload;
		},
		/** Merges changes that another request has made, so that every switch shows them. */
		merged(state, { payload }: PayloadAction<SettingsMap>) {
			Object.assign(state.saved, payload);
		},
		saveStarted(state, { payload }: PayloadAction<Save>) {
			forgiveFailures(state, payload);
			for (const [key, value] of Object.entries(payload.changes)) {
				state.pending[key] = { value, saveId: payload.saveId };
			}
		},
		saveSucceeded(state, { payload }: PayloadAction<Save & { values: SettingsMap }>) {
			Object.assign(state.saved, payload.values);
			forgiveFailures(state, payload);
			settle(state, payload);
		},
		/** Rolls a save back; without a reason if nothing was left to save. */
		saveFailed(
			state,
			{
				payload,
			}: PayloadAction<Save & { failure?: Omit<SaveFailure, 'changes'> & { failureKey?: string } }>,
		) {
			settle(state, payload);
			const { changes, failure } = payload;
			// A switch that was turned back since shows no failure.
			if (failure?.failureKey && !Object.keys(changes).some((key) => state.pending[key])) {
				const { failureKey, ...kept } = failure;
				state.failures[failureKey] = { ...kept, changes };
			}
		},
		failureDismissed({ failures }, { payload: failureKey }: PayloadAction<string>) {
			delete failures[failureKey];
		},
	},
});

export const { received, merged, saveStarted, saveSucceeded, saveFailed, failureDismissed } =
	slice.actions;
export const settingsReducer = slice.reducer;
