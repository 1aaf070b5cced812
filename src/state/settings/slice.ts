import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SettingsMap } from '@/domain/settings';

/** A value that was sent and is not answered yet. */
interface PendingValue {
	value: unknown;
	saveId: string;
}

export interface SettingsState {
	/** As the server last said. */
	saved: SettingsMap;
	/** What is being saved, shown in place of what was saved. */
	pending: Record<string, PendingValue>;
}

const initialState: SettingsState = { saved: {}, pending: {} };

interface Save {
	saveId: string;
	changes: SettingsMap;
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
		saveStarted(state, { payload: { saveId, changes } }: PayloadAction<Save>) {
			for (const [key, value] of Object.entries(changes)) {
				state.pending[key] = { value, saveId };
			}
		},
		saveSucceeded(state, { payload }: PayloadAction<Save & { values: SettingsMap }>) {
			Object.assign(state.saved, payload.values);
			settle(state, payload);
		},
		saveFailed(state, { payload }: PayloadAction<Save>) {
			settle(state, payload);
		},
	},
});

export const { received, saveStarted, saveSucceeded, saveFailed } = slice.actions;
export const settingsReducer = slice.reducer;
