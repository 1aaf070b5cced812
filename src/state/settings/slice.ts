import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SettingsMap } from '@/domain/settings';

/** A value that was sent and is not answered yet. */
interface PendingValue {
	value: unknown;
	saveId: string;
}

/** A save that failed, for the place where it was asked for. */
export interface SaveFailure {
	/** In the server's words, where it had some. */
	reason: string;
	/** What it would have saved. */
	changes: SettingsMap;
	/** What was set, without companions: for another try. */
	values: SettingsMap;
}

export interface SettingsState {
	/** As the server last said. */
	saved: SettingsMap;
	/** What is being saved, shown in place of what was saved. */
	pending: Record<string, PendingValue>;
	/** By the switch: stands there until it is solved or dismissed. */
	failures: Record<string, SaveFailure>;
}

const initialState: SettingsState = { saved: {}, pending: {}, failures: {} };

export interface Save {
	saveId: string;
	changes: SettingsMap;
}

/** Whoever tries the same again, or something in its place, has read why it failed. */
function forgiveFailures({ failures }: SettingsState, { changes }: Save) {
	for (const [place, failure] of Object.entries(failures)) {
		if (Object.keys(failure.changes).some((key) => key in changes)) {
			delete failures[place];
		}
	}
}

/** A later save of the same key owns its pending value: an earlier answer must not take it away. */
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
		/** What another call than the shared save has changed, so that every switch shows it. */
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
		/** Nothing of it was saved; without a reason, as there was nothing to save any more. */
		saveFailed(
			state,
			{
				payload,
			}: PayloadAction<Save & { failure?: { place: string; reason: string; values: SettingsMap } }>,
		) {
			settle(state, payload);
			const { changes, failure } = payload;
			// Somebody who has turned back since misses nothing.
			if (failure && !Object.keys(changes).some((key) => state.pending[key])) {
				const { place, reason, values } = failure;
				state.failures[place] = { reason, changes, values };
			}
		},
		failureDismissed({ failures }, { payload: place }: PayloadAction<string>) {
			delete failures[place];
		},
	},
});

export const { received, merged, saveStarted, saveSucceeded, saveFailed, failureDismissed } =
	slice.actions;
export const settingsReducer = slice.reducer;
