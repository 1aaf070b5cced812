import { __, sprintf } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { getUnavailableReason } from '@/domain/modules/availability';
import {
	getSetting,
	nameModule,
	type SettingId,
	type SettingState,
	switchesOf,
} from '@/domain/settings/registry';
import { useAppSelector } from '@/state/store/hooks';
import { selectIsModuleActive, selectModule } from '@/state/modules';
import { selectSettingState } from '@/state/settings/setting-state';
import { readSetting } from '@/state/settings';
import { useSearch } from './search-context';

/** As `selectSettingState`. */
export const useSettingState = (id: SettingId): SettingState =>
	useAppSelector((state) => selectSettingState(state, getSetting(id)), shallowEqual);

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
	const feature = useAppSelector((state) => nameModule(module, selectModule(state, module)?.name));
	const state = useSettingState(id);
	if (!lacksSwitch || !(isHiddenWhileOff || found.has(id))) {
		return '';
	}
	if (isOn) {
		return __('Turn on the switch above to change this.');
	}
	return state.kind === 'unavailable'
		? getUnavailableReason(state.availability, feature)
		: /* translators: %s: name of a feature. */
			sprintf(__('Turn on %s to change this.'), feature);
}
