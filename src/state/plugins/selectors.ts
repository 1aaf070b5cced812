import { resolvePluginState } from '@/domain/plugins';
import type { RootState } from '../types';

export const selectPlugins = (state: RootState) => state.plugins.installed;
export const selectPluginUpdates = (state: RootState) => state.plugins.updates;

/** What is being done to a plugin, by its slug (CARD-22). */
export const selectPluginTask = (state: RootState, slug: string) => state.plugins.tasks[slug];

/** How a plugin stands on this site (CARD-21). */
export const selectPluginState = (state: RootState, files: string | readonly string[]) =>
	resolvePluginState(selectPlugins(state), files);

/** Why a plugin could not be had, by its slug; undefined where nothing went wrong. */
export const selectPluginFailure = (state: RootState, slug: string): string | undefined =>
	state.plugins.failures[slug];
