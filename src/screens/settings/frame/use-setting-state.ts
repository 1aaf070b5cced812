import { __, sprintf } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { getUnavailableReason } from '@/domain/modules/availability';
import { readSharedModule, resolveOptionLock } from '@/domain/modules/switch-lock';
import type { PlanFeatureView } from '@/domain/plans/plan-feature';
import type { SearchSettings } from '@/domain/search/settings-card';
import { effectsOf } from '@/domain/settings/effects';
import {
	getSetting,
	nameModule,
	type SettingId,
	type SettingState,
	switchesOf,
} from '@/domain/settings/registry';
import { useAppSelector } from '@/state/store/hooks';
import {
	selectIsModuleActive,
	selectIsModuleToggling,
	selectModule,
	selectModuleAvailability,
} from '@/state/modules';
import { selectSettingState } from '@/state/settings/setting-state';
import { readSetting } from '@/state/settings';
import { useSearch } from './search-context';

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

/** The switch of an option that shares its module with another: whether each is really in effect, and why it can't be changed. */
export function useSharedModule(id: SettingId) {
	const { module = '', option = '' } = effectsOf(id).sharedWith ?? {};
	const isModuleOn = useAppSelector((state) => selectIsModuleActive(state, module));
	const isOwnSet = useAppSelector((state) => selectIsModuleActive(state, id));
	const isOtherSet = useAppSelector((state) => selectIsModuleActive(state, option));
	const isSaving = useAppSelector((state) =>
		[module, id, option].some((key) => selectIsModuleToggling(state, key)),
	);
	const availability = useAppSelector((state) => selectModuleAvailability(state, module));
	const feature = useAppSelector((state) => nameModule(module, selectModule(state, module)?.name));
	return {
		isModuleOn,
		...readSharedModule({ isModuleOn, own: isOwnSet, other: isOtherSet }),
		isSaving,
		feature,
		lock: availability && resolveOptionLock(availability),
	};
}

/**
 * Why a switch is disabled while the plan is loading, or because the plan lacks the feature; "" if it is
 * enabled. It is also enabled after a failed request, because the site itself decides.
 *
 * @param missing The text for a plan that lacks the feature.
 */
export function getPlanReason(
	plan: SearchSettings['rest'] | PlanFeatureView['kind'],
	missing: string,
): string {
	switch (plan) {
		case 'none':
		case 'granted':
		case 'failed':
			return '';
		case 'loading':
			return __('Loading your plan…');
		case 'missing':
			return missing;
	}
}
