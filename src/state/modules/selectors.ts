import { createSelector } from '@reduxjs/toolkit';
import { resolveSiteConnection } from '@/domain/connection';
import { resolveModuleAvailability } from '@/domain/modules';
import { selectIsSettingOn, selectIsSettingPending } from '../settings';
import type { RootState } from '../types';

export const selectModules = (state: RootState) => state.modules;
export const selectModule = (state: RootState, slug: string) => state.modules[slug];
export const selectIsModuleActive = (state: RootState, slug: string) =>
	selectIsSettingOn(state, slug);
export const selectIsModuleToggling = (state: RootState, slug: string) =>
	selectIsSettingPending(state, slug);

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
