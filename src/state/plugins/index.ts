import { combineReducers } from 'redux';
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { pluginsApi } from '@/api/entities/plugins';
import { type PluginMap, type PluginTask, resolvePluginState } from '@/domain/plugins/plugin-state';
import { selectCapabilities } from '../connection';
import { createFacts } from '../store/create-facts';
import { injectSlice } from '../store/inject-slice';
import { createRemoteLoader } from '../store/remote-loader';
import { createRemoteSlice } from '../store/remote-slice';
import { selectSite } from '../site';
import type { RootState } from '../store/types';

const installedSlice = createRemoteSlice<PluginMap>('plugins/installed');
const updatesSlice = createRemoteSlice<{ code: string; count: number }>('plugins/updates');

const tasks = createSlice({
	name: 'plugins/tasks',
	/** The running tasks: slug → task. */
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

export const { started: pluginTaskStarted, ended: pluginTaskEnded } = tasks.actions;

const failures = createSlice({
	name: 'plugins/failures',
	/** Why a plugin could not be installed or activated: slug → the site's message, kept until a retry or a dismissal. */
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
		builder.addCase(pluginTaskStarted, (state, { payload }) => {
			delete state[payload.slug];
		}),
});

export const { failed: pluginFailed, failureDismissed: pluginFailureDismissed } = failures.actions;

const pluginsReducer = combineReducers({
	failures: failures.reducer,
	installed: installedSlice.reducer,
	tasks: tasks.reducer,
	updates: updatesSlice.reducer,
});

const selectSlice = injectSlice('plugins', pluginsReducer);

export const selectPlugins = (state: RootState) => selectSlice(state).installed;
export const selectPluginUpdates = (state: RootState) => selectSlice(state).updates;

/** The facts about plugin updates, without the time since the check, which depends on the current time. */
export const selectUpdatesFacts = createFacts({
	updates: selectPluginUpdates,
	rights: (state) => selectCapabilities(state).pluginRights,
	checkedAt: (state) => selectSite(state).pluginsCheckedAt,
});

/** The running task of a plugin, by its slug (CARD-22). */
export const selectPluginTask = (state: RootState, slug: string) => selectSlice(state).tasks[slug];

/** The state of a plugin on this site (CARD-21). */
export const selectPluginState = createSelector(
	[selectPlugins, (_state: RootState, files: string | readonly string[]) => files],
	resolvePluginState,
);

/** Why a plugin could not be installed or activated, by its slug; undefined without a failure. */
export const selectPluginFailure = (state: RootState, slug: string): string | undefined =>
	selectSlice(state).failures[slug];

export const loadPlugins = createRemoteLoader(
	installedSlice,
	selectPlugins,
	(api) => api(pluginsApi).loadAll(),
	'jetpack/v4/plugins',
);

export const loadPluginUpdates = createRemoteLoader(
	updatesSlice,
	selectPluginUpdates,
	(api) => api(pluginsApi).countUpdates(),
	'jetpack/v4/updates/plugins',
);
