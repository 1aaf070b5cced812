import type { ReactNode } from 'react';
import { getSetting, type SettingId } from '@/domain/settings/registry';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { readNamedSetting, selectIsNamedSettingPending, setNamedSetting } from '@/state/settings';
import { Toggle } from '@/ui/toggle';
import { Marked } from './search-context';
import { SettingRow } from './setting-row';
import { useRestReason, useSettingState } from './use-setting-state';

interface OptionSwitchProps {
	id: SettingId;
	help?: ReactNode;
	/** An info button after the label. */
	after?: ReactNode;
	isDisabled?: boolean;
}

/** The switch of an option, saved at once; disabled while its feature is off (SETGEN-14). */
export function OptionSwitch({ id, help, after, isDisabled = false }: OptionSwitchProps) {
	const dispatch = useAppDispatch();
	const { getName, getDescription } = getSetting(id);
	const isOn = useAppSelector((state) => Boolean(readNamedSetting(state, id)));
	const isSaving = useAppSelector((state) => selectIsNamedSettingPending(state, id));
	const state = useSettingState(id);
	const reason = useRestReason(id);
	const description = getDescription?.();
	return (
		<SettingRow id={id}>
			<Toggle
				label={<Marked text={getName()} />}
				help={help ?? (description && <Marked text={description} />)}
				after={after}
				checked={isOn}
				isToggling={isSaving}
				disabled={isDisabled || state.kind !== 'usable'}
				disabledReason={reason}
				onChange={(checked) => void dispatch(setNamedSetting(id, checked, getName()))}
			/>
		</SettingRow>
	);
}
