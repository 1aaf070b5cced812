import { effectsOf } from '@/domain/settings/effects';
import { nameModule, type SettingId } from '@/domain/settings/registry';
import { readSharedModule, resolveOptionLock } from '@/domain/modules/switch-lock';
import { useAppSelector } from '@/state/store/hooks';
import {
	selectIsModuleActive,
	selectIsModuleToggling,
	selectModule,
	selectModuleAvailability,
} from '@/state/modules';

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
