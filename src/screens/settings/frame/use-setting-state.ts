import { __, sprintf } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { getUnavailableReason } from '@/domain/modules/availability';
import {
	findSettingOf,
	getSetting,
	resolveSettingState,
	type Setting,
	type SettingId,
	type SettingState,
	switchesOf,
} from '@/domain/settings/registry';
import { isSwitchedOn } from '@/lib/flag';
import {
	selectCapabilities,
	selectHasConnectedOwner,
	selectOwnerPath,
	selectSiteConnection,
} from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import {
	selectIsModuleActive,
	selectIsModuleToggling,
	selectModule,
	selectModuleAvailability,
} from '@/state/modules';
import { readSetting, selectAreFieldsDirty } from '@/state/settings';
import type { RootState } from '@/state/types';
import { useSearch } from './search-context';

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

/** As `selectSettingState`. */
export const useSettingState = (id: SettingId): SettingState =>
	useAppSelector((state) => selectSettingState(state, getSetting(id)), shallowEqual);

/** Whether a key of a form has unsaved changes that can be saved: not while its feature is off. */
export function selectIsWaiting(state: RootState, key: string): boolean {
	const setting = findSettingOf(key);
	return (
		selectAreFieldsDirty(state, [key]) &&
		(!setting || selectSettingState(state, setting).kind === 'usable')
	);
}

/**
 * Why an option that a search shows is disabled, because its feature or its switch is off; "" for any other
 * (SETSEC-44).
 */
export function useRestReason(id: SettingId): string {
	const setting = getSetting(id);
	const { module, isHiddenWhileOff = false } = setting;
	const { found } = useSearch();
	const isOn = useAppSelector((state) => selectIsModuleActive(state, module));
	const lacksSwitch = useAppSelector((state) =>
		switchesOf(setting).some((key) => !readSetting(state, key)),
	);
	const feature = useAppSelector((state) => selectModule(state, module)?.name ?? '');
	const state = useSettingState(id);
	if (!lacksSwitch || !(isHiddenWhileOff || found.has(id))) {
		return '';
	}
	if (isOn) {
		return __('Turn on the switch above to change this.', 'dashboard-for-jetpack');
	}
	return state.kind === 'unavailable'
		? getUnavailableReason(state.availability, feature)
		: /* translators: %s: name of a feature. */
			sprintf(__('Turn on %s to change this.', 'dashboard-for-jetpack'), feature);
}
