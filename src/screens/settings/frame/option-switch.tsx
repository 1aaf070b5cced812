import type { ReactNode } from 'react';
import { getSetting, type SettingId } from '@/domain/settings/registry';
import { isSwitchedOn } from '@/lib/flag';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { readSetting, selectIsSettingPending, setSetting } from '@/state/settings';
import { Toggle } from '@/ui/toggle';
import { AboutSetting } from './about';
import { Marked } from './search-context';
import { SettingRow } from './setting-row';
import { useRestReason, useSettingState } from './use-setting-state';

interface OptionSwitchProps {
	id: SettingId;
	help?: ReactNode;
	/** Replaces the name of the button of its explanation. */
	aboutLabel?: string;
	isDisabled?: boolean;
}

/** The switch of an option, saved at once; disabled while its feature is off (SETGEN-14). */
export function OptionSwitch({ id, help, aboutLabel, isDisabled = false }: OptionSwitchProps) {
	const dispatch = useAppDispatch();
	const { getName, getDescription } = getSetting(id);
	const isOn = useAppSelector((state) => isSwitchedOn(readSetting(state, id)));
	const isSaving = useAppSelector((state) => selectIsSettingPending(state, id));
	const state = useSettingState(id);
	const reason = useRestReason(id);
	const description = getDescription?.();
	return (
		<SettingRow id={id}>
			<Toggle
				label={<Marked text={getName()} />}
				help={help ?? (description && <Marked text={description} />)}
				after={<AboutSetting id={id} label={aboutLabel} />}
				checked={isOn}
				isToggling={isSaving}
				disabled={isDisabled || state.kind !== 'usable'}
				disabledReason={reason}
				onChange={(checked) => void dispatch(setSetting(id, checked, { subject: getName() }))}
			/>
		</SettingRow>
	);
}
