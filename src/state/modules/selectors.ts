import { createSelector } from '@reduxjs/toolkit';
import { resolveSiteConnection } from '@/domain/connection';
import { resolveModuleAvailability } from '@/domain/modules';
import { readSetting } from '../settings/selectors';
import type { RootState } from '../types';

export const selectModules = (state: RootState) => state.modules;
export const selectModule = (state: RootState, slug: string) => state.modules[slug];
export const selectIsModuleActive = (state: RootState, slug: string) =>
	Boolean(readSetting(state, slug));
export const selectIsModuleToggling = (state: RootState, slug: string) =>
	state.settings.pending[slug] !== undefined;

/** Undefined for a module that this site does not have. */
export const selectModuleAvailability = createSelector(
	[selectModule, (state: RootState) => state.connection.status],
	(module, status) =>
		module &&
		resolveModuleAvailability(module, {
			connection: resolveSiteConnection(status),
			hasConnectedOwner: status.hasConnectedOwner,
		}),
);
