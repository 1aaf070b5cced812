import type { ReactElement, ReactNode } from 'react';
import { getUnavailableReason } from '@/domain/modules/availability';
import { findDecided } from '@/domain/modules/switch-lock';
import { getSetting, nameModule, nameSwitch, type SettingId } from '@/domain/settings/registry';
import { isSwitchedOn } from '@/lib/values';
import { selectCapabilities } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectIsModuleActive, selectIsModuleToggling, selectModule } from '@/state/modules';
import { readSetting, selectIsSettingPending, setSetting } from '@/state/settings';
import { Toggle } from '@/ui/toggle';
import { LateWhoDecided } from '../../common/late-who-decided';
import { describeSetting } from './about';
import { Marked } from './search-context';
import { SettingRow } from './setting-row';
import { SettingStatus } from './setting-status';
import { useRestReason, useSettingState } from './use-setting-state';

interface SettingToggleProps {
	id: SettingId;
	isOn: boolean;
	isSaving: boolean;
	help?: ReactNode;
	isDisabled?: boolean;
	/** Why it is disabled. */
	reason?: string;
	/** A feature's reason is in a popover, an option's is below its name. */
	isFeature?: boolean;
	/** The name of a popover of its own; by default, the card explains its settings. */
	aboutLabel?: string;
	/** Below the reason of a feature. */
	more?: ReactElement;
	/** By default, saves the setting. */
	onChange?: (isOn: boolean) => void;
}

/** The toggle of a setting, with its name. */
export function SettingToggle({
	id,
	isOn,
	isSaving,
	help,
	isDisabled = false,
	reason = '',
	isFeature = false,
	aboutLabel,
	more,
	onChange,
}: SettingToggleProps) {
	const dispatch = useAppDispatch();
	const name = getSetting(id).getName();
	const save = (next: boolean) => void dispatch(setSetting(id, next, { subject: nameSwitch(id) }));
	return (
		<Toggle
			label={<Marked text={name} />}
			help={help}
			about={aboutLabel ? describeSetting(id, aboutLabel) : more && { label: name, children: more }}
			checked={isOn}
			isToggling={isSaving}
			disabled={isDisabled}
			disabledReason={reason}
			hasReasonInPopover={isFeature}
			onChange={onChange ?? save}
		/>
	);
}

interface SettingSwitchProps extends Pick<SettingToggleProps, 'id' | 'help' | 'aboutLabel'> {
	/** Why it is disabled although it is available; "" if it isn't. */
	restReason?: string;
	isDisabled?: boolean;
}

/** People who can't manage features see only the state; on a site without the module nothing is rendered. */
function FeatureSwitch({ id, help, restReason = '' }: SettingSwitchProps) {
	const isOn = useAppSelector((state) => selectIsModuleActive(state, id));
	const isSaving = useAppSelector((state) => selectIsModuleToggling(state, id));
	const canManage = useAppSelector((state) => selectCapabilities(state).canManageModules);
	const record = useAppSelector((state) => selectModule(state, id));
	const state = useSettingState(id);
	if (!record) {
		return null;
	}
	if (!canManage) {
		return <SettingStatus id={id} isOn={isOn} help={help} />;
	}
	const name = nameModule(id, record.name);
	const reason =
		state.kind === 'unavailable' ? getUnavailableReason(state.availability, name) : restReason;
	const decided = state.kind === 'unavailable' ? findDecided(id, state.availability) : undefined;
	return (
		<SettingRow id={id}>
			<SettingToggle
				isFeature
				id={id}
				help={help}
				isOn={isOn}
				isSaving={isSaving}
				isDisabled={reason !== ''}
				reason={reason}
				more={decided && <LateWhoDecided decided={decided} name={name} />}
			/>
		</SettingRow>
	);
}

/** Disabled while its feature is off (SETGEN-14). */
function OptionSwitch({ id, help, aboutLabel, isDisabled = false }: SettingSwitchProps) {
	const isOn = useAppSelector((state) => isSwitchedOn(readSetting(state, id)));
	const isSaving = useAppSelector((state) => selectIsSettingPending(state, id));
	const state = useSettingState(id);
	const reason = useRestReason(id);
	const description = getSetting(id).getDescription?.();
	return (
		<SettingRow id={id}>
			<SettingToggle
				id={id}
				help={help ?? (description && <Marked text={description} />)}
				aboutLabel={aboutLabel}
				isOn={isOn}
				isSaving={isSaving}
				isDisabled={isDisabled || state.kind !== 'usable'}
				reason={reason}
			/>
		</SettingRow>
	);
}

/** The switch of a feature or an option, saved at once. */
export function SettingSwitch(props: SettingSwitchProps) {
	// A feature's switch is its module; rows of their own have no control in their record.
	return getSetting(props.id).module === props.id ? (
		<FeatureSwitch {...props} />
	) : (
		<OptionSwitch {...props} />
	);
}
