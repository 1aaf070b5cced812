import { getSetting, resolveSettingState, type SettingState } from '@/domain/settings-registry';
import {
	selectCapabilities,
	selectHasConnectedOwner,
	selectSiteConnection,
} from '@/state/connection';
import {
	selectIsModuleActive,
	selectIsModuleToggling,
	selectModuleAvailability,
} from '@/state/modules';
import type { RootState } from '@/state/types';

export function selectSettingState(state: RootState, id: string): SettingState {
	const setting = getSetting(id);
	return resolveSettingState(setting, {
		availability: selectModuleAvailability(state, setting.module),
		isModuleOn: selectIsModuleActive(state, setting.module),
		isModuleSaving: selectIsModuleToggling(state, setting.module),
		isLinked: selectCapabilities(state).isLinked,
		hasOwner: selectHasConnectedOwner(state),
		isOffline: selectSiteConnection(state) === 'offline',
	});
}
