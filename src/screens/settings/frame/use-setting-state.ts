import { __, sprintf } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { getUnavailableReason } from '@/domain/modules';
import {
	getSetting,
	resolveSettingState,
	type SettingId,
	type SettingState,
} from '@/domain/settings-registry';
import {
	selectCapabilities,
	selectHasConnectedOwner,
	selectSiteConnection,
} from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import {
	selectIsModuleActive,
	selectIsModuleToggling,
	selectModule,
	selectModuleAvailability,
} from '@/state/modules';
import type { RootState } from '@/state/types';

function selectSettingState(state: RootState, id: SettingId): SettingState {
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

/** Whether a setting may be set just now, and why not. */
export const useSettingState = (id: SettingId): SettingState =>
	useAppSelector((state) => selectSettingState(state, id), shallowEqual);

/** Why an option cannot be set that only a search shows while its feature is off; "" for any other (SETSEC-44). */
export function useRestReason(id: SettingId): string {
	const { module, isHiddenWhileOff = false } = getSetting(id);
	const isOn = useAppSelector((state) => selectIsModuleActive(state, module));
	const feature = useAppSelector((state) => selectModule(state, module)?.name ?? '');
	const state = useSettingState(id);
	if (!isHiddenWhileOff || isOn) {
		return '';
	}
	return state.kind === 'unavailable'
		? getUnavailableReason(state.availability, feature)
		: /* translators: %s: name of a feature. */
			sprintf(__('Turn on %s to change this.', 'dashboard-for-jetpack'), feature);
}
