import { combineReducers, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PluginMap, PluginTask } from '@/domain/plugins';
import { idle } from '@/lib/remote';
import { createRemoteReducer } from '../remote-entity';
import type { RemoteData } from '../types';

export interface PluginUpdates {
	code: string;
	count: number;
}

export interface PluginsState {
	installed: RemoteData<PluginMap>;
	/** What runs at the moment: slug → task. */
	tasks: Record<string, PluginTask>;
	updates: RemoteData<PluginUpdates>;
}

export const initialPlugins: PluginsState = { installed: idle, tasks: {}, updates: idle };

const tasks = createSlice({
	name: 'plugin-tasks',
	initialState: initialPlugins.tasks,
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

export const pluginsReducer = combineReducers({
	installed: createRemoteReducer<PluginMap>('plugins'),
	tasks: tasks.reducer,
	updates: createRemoteReducer<PluginUpdates>('plugin-updates'),
});
