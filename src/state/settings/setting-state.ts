import {
	findSettingOf,
	resolveSettingState,
	type Setting,
	type SettingState,
} from '@/domain/settings/registry';
import { isSwitchedOn } from '@/lib/values';
import {
	selectCapabilities,
	selectHasConnectedOwner,
	selectOwnerPath,
	selectSiteConnection,
} from '../connection';
import { selectIsModuleActive, selectIsModuleToggling, selectModuleAvailability } from '../modules';
import { readSetting, selectAreFieldsDirty } from '.';
import type { RootState } from '../store/types';

/** Whether a setting can be changed now, and if not, why. */
export function selectSettingState(state: RootState, setting: Setting): SettingState {
	return resolveSettingState(setting, {
		availability: selectModuleAvailability(state, setting.module),
		isModuleOn: selectIsModuleActive(state, setting.module),
		isModuleSaving: selectIsModuleToggling(state, setting.module),
		isOwnerOn: setting.under === undefined || isSwitchedOn(readSetting(state, setting.under)),
		isLinked: selectCapabilities(state).isLinked,
		hasOwner: selectHasConnectedOwner(state),
		ownerPath: selectOwnerPath(state),
		isOffline: selectSiteConnection(state) === 'offline',
	});
}

/** Whether a key of a form has unsaved changes that can be saved: not while its feature is off. */
export function selectIsWaiting(state: RootState, key: string): boolean {
	const setting = findSettingOf(key);
	return (
		selectAreFieldsDirty(state, [key]) &&
		(!setting || selectSettingState(state, setting).kind === 'usable')
	);
}
