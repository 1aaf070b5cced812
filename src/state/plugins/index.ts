import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { pluginsApi } from '@/api/entities/plugins';
import { type PluginMap, type PluginTask, resolvePluginState } from '@/domain/plugins/plugin-state';
import { selectCapabilities } from '../connection';
import { createFacts } from '../store/create-facts';
import { createRemoteEntity, injectSlice } from '../store/inject-slice';
import { selectSite } from '../site';
import type { RootState } from '../store/types';

export const { select: selectPlugins, load: loadPlugins } = createRemoteEntity(
	'plugins/installed',
	(api): Promise<PluginMap> => api(pluginsApi).loadAll(),
	'jetpack/v4/plugins',
);

export const { select: selectPluginUpdates, load: loadPluginUpdates } = createRemoteEntity(
	'plugins/updates',
	(api) => api(pluginsApi).countUpdates(),
	'jetpack/v4/updates/plugins',
);

interface PluginsState {
	tasks: Record<string, PluginTask>;
	/** Why a plugin could not be installed or activated: slug → the site's message, kept until a retry or a dismissal. */
	failures: Record<string, string>;
}

const slice = createSlice({
	name: 'plugins',
	initialState: (): PluginsState => ({ tasks: {}, failures: {} }),
	reducers: {
		started({ tasks, failures }, { payload }: PayloadAction<{ slug: string; task: PluginTask }>) {
			tasks[payload.slug] = payload.task;
			delete failures[payload.slug];
		},
		ended({ tasks }, { payload }: PayloadAction<string>) {
			delete tasks[payload];
		},
		failed({ failures }, { payload }: PayloadAction<{ slug: string; reason: string }>) {
			failures[payload.slug] = payload.reason;
		},
		failureDismissed({ failures }, { payload }: PayloadAction<string>) {
			delete failures[payload];
		},
	},
});

export const {
	started: pluginTaskStarted,
	ended: pluginTaskEnded,
	failed: pluginFailed,
	failureDismissed: pluginFailureDismissed,
} = slice.actions;

const selectSlice = injectSlice('plugins', slice.reducer);

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

export const selectPluginFailure = (state: RootState, slug: string): string | undefined =>
	selectSlice(state).failures[slug];
