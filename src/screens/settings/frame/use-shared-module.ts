import { useCallback } from 'react';
import {
	readSharedModule,
	resolveOptionLock,
	resolveSharedModuleChange,
	type SharedModule,
} from '@/domain/settings-cards/shared-module';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import {
	selectIsModuleActive,
	selectIsModuleToggling,
	selectModuleAvailability,
	toggleOption,
} from '@/state/modules';
import { selectIsSettingOn, selectIsSettingPending } from '@/state/settings';

/** The switch of an option that shares its module with another: it brings the module along, and takes it away where nobody needs it. */
export function useSharedModule(shared: SharedModule) {
	const dispatch = useAppDispatch();
	const { module, own, other } = shared;
	const isModuleOn = useAppSelector((state) => selectIsModuleActive(state, module));
	const isOwnSet = useAppSelector((state) => selectIsSettingOn(state, own));
	const isOtherSet = useAppSelector((state) => selectIsSettingOn(state, other));
	const isSaving = useAppSelector(
		(state) =>
			selectIsModuleToggling(state, module) ||
			selectIsSettingPending(state, own) ||
			selectIsSettingPending(state, other),
	);
	const availability = useAppSelector((state) => selectModuleAvailability(state, module));
	const { isOn, isOtherOn } = readSharedModule({ isModuleOn, own: isOwnSet, other: isOtherSet });
	const lock = availability && resolveOptionLock(availability);
	const isHeldOn = availability?.kind === 'locked' && !lock;

	const toggle = useCallback(
		(next: boolean) => {
			const changeTo = (isOnThen: boolean) =>
				resolveSharedModuleChange(shared, { isOtherOn, next: isOnThen, isHeldOn });
			void dispatch(toggleOption(module, own, next, changeTo(next), changeTo(!next)));
		},
		[dispatch, shared, module, own, isOtherOn, isHeldOn],
	);
	return { isOn, isOtherOn, isSaving, lock, toggle };
}
