import { createSelector } from '@reduxjs/toolkit';
import { modulesApi } from '@/api/entities/modules';
import { resolveSiteConnection } from '@/domain/connection';
import type { ModuleMap } from '@/domain/modules/types';
import { resolveModuleAvailability } from '@/domain/modules/availability';
import { isSwitchedOn } from '@/lib/values';
import { selectOwnerPath } from '../connection';
import { createFacts } from '../store/create-facts';
import { toOutcome } from '../store/outcome';
import { readSetting } from '../settings/selectors';
import type { AsyncThunk, RootState } from '../store/types';
import { received } from './slice';

export { received as modulesReceived } from './slice';

export const selectModules = (state: RootState) => state.modules;
export const selectModule = (state: RootState, slug: string) => state.modules[slug];
export const selectIsModuleActive = (state: RootState, slug: string) =>
	isSwitchedOn(readSetting(state, slug));
export const selectIsModuleToggling = (state: RootState, slug: string) =>
	state.settings.pending[slug] !== undefined;

/** The module of a key of the settings: itself, or the one that lists it among its options. */
export const findModuleOf = ({ modules }: RootState, key: string): string =>
	modules[key]?.module ??
	Object.values(modules).find(({ options }) => key in options)?.module ??
	key;

/** Undefined for a module that this site does not have. */
export const selectModuleAvailability = createSelector(
	[selectModule, (state: RootState) => state.connection.status, selectOwnerPath],
	(module, status, ownerPath) =>
		module &&
		resolveModuleAvailability(module, {
			connection: resolveSiteConnection(status),
			hasConnectedOwner: status.hasConnectedOwner,
			ownerPath,
		}),
);

/** Whether a module can be used, and whether it is on. */
export const createModuleFacts = (slug: string) =>
	createFacts({
		availability: (state) => selectModuleAvailability(state, slug),
		isOn: (state) => selectIsModuleActive(state, slug),
	});

export const loadModules =
	(): AsyncThunk<ModuleMap> =>
	async (dispatch, _getState, { api }) => {
		const outcome = await toOutcome(() => api(modulesApi).loadAll());
		if (outcome.data) {
			dispatch(received(outcome.data));
		}
		return outcome;
	};
