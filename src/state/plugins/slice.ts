import { combineReducers, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PluginMap, PluginTask } from '@/domain/plugins';
import { createRemoteSlice } from '../remote-slice';

export const installedSlice = createRemoteSlice<PluginMap>('plugins/installed');
export const updatesSlice = createRemoteSlice<{ code: string; count: number }>('plugins/updates');

const tasks = createSlice({
	name: 'plugins/tasks',
	/** What runs at the moment: slug → task. */
	initialState: (): Record<string, PluginTask> => ({}),
	reducers: {
		started(state, { payload }: PayloadAction<{ slug: string; task: PluginTask }>) {
			state[payload.slug] = payload.task;
		},
		ended(state, { payload }: PayloadAction<string>) {
			delete state[payload];
		},
	},
});

export const { started, ended } = tasks.actions;

const failures = createSlice({
	name: 'plugins/failures',
	/** Why a plugin could not be had: slug → what the site says. Stands until it is tried again or dismissed. */
	initialState: (): Record<string, string> => ({}),
	reducers: {
		failed(state, { payload }: PayloadAction<{ slug: string; reason: string }>) {
			state[payload.slug] = payload.reason;
		},
		failureDismissed(state, { payload }: PayloadAction<string>) {
			delete state[payload];
		},
	},
	extraReducers: (builder) =>
		builder.addCase(started, (state, { payload }) => {
			delete state[payload.slug];
		}),
});

export const { failed, failureDismissed } = failures.actions;

export const pluginsReducer = combineReducers({
	failures: failures.reducer,
	installed: installedSlice.reducer,
	tasks: tasks.reducer,
	updates: updatesSlice.reducer,
});
