import type { ReactElement, ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { getUnavailableReason } from '@/domain/modules/availability';
import { findDecided } from '@/domain/modules/switch-lock';
import { getSetting, nameModule, nameSwitch, type SettingId } from '@/domain/settings/registry';
import { selectCapabilities } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectModule } from '@/state/modules';
import { selectIsSettingOn, selectIsSettingPending, setSetting } from '@/state/settings';
import { Status } from '@/ui/status';
import { Toggle } from '@/ui/toggle';
import { LateWhoDecided } from '../../common/late-who-decided';
import { describeSetting } from './about';
import { SettingRow } from './setting-row';
import styles from './style.module.scss';
import { useRestReason, useSettingState, useSharedModule } from './use-setting-state';

interface SettingToggleProps {
	id: SettingId;
	isOn: boolean;
	/** By default, whether the setting itself is being saved. */
	isSaving?: boolean;
	/** By default, the description in the record. */
	help?: ReactNode;
	/** The help for people who see only the state. */
	statusHelp?: ReactNode;
	/** By default, whether there is a reason. */
	isDisabled?: boolean;
	reason?: string;
	/** A feature's reason is in a popover, an option's is below its name. */
	isFeature?: boolean;
	/** The name of a popover of its own; by default, the card explains its settings. */
	aboutLabel?: string;
	more?: ReactElement;
	below?: ReactNode;
	/** By default, saves the setting. */
	onChange?: (isOn: boolean) => void;
}

/** The row of a setting's toggle, with its name. People who can't manage features see only the state. */
export function SettingToggle({
	id,
	isOn,
	isSaving,
	help = getSetting(id).getDescription?.(),
	statusHelp,
	reason = '',
	isDisabled = reason !== '',
	isFeature = false,
	aboutLabel,
	more,
	below,
	onChange,
}: SettingToggleProps) {
	const dispatch = useAppDispatch();
	const canManage = useAppSelector((state) => selectCapabilities(state).canManageModules);
	const isPending = useAppSelector((state) => selectIsSettingPending(state, id));
	const name = getSetting(id).getName();
	const save = (next: boolean) => void dispatch(setSetting(id, next, { subject: nameSwitch(id) }));
	if (!canManage) {
		return (
			<SettingRow id={id}>
				<p>{name}</p>
				<Status intent={isOn ? 'success' : 'inactive'}>
					{isOn ? __('Active') : __('Inactive')}
				</Status>
				{statusHelp && <p>{statusHelp}</p>}
			</SettingRow>
		);
	}
	return (
		<SettingRow id={id}>
			<Toggle
				label={name}
				help={help}
				about={
					aboutLabel ? describeSetting(id, aboutLabel) : more && { label: name, children: more }
				}
				checked={isOn}
				isToggling={isSaving ?? isPending}
				disabled={isDisabled}
				disabledReason={reason}
				hasReasonInPopover={isFeature}
				onChange={onChange ?? save}
			/>
			{below && <div className={styles.below}>{below}</div>}
		</SettingRow>
	);
}

interface SettingSwitchProps extends Pick<
	SettingToggleProps,
	'id' | 'help' | 'isDisabled' | 'aboutLabel' | 'below'
> {
	/** Why a feature is disabled although it is available; "" if it isn't. */
	restReason?: string;
}

/**
 * The switch of a feature or an option, saved at once. A feature that the site doesn't have shows nothing; an option is disabled
 * while its feature is off (SETGEN-14).
 */
export function SettingSwitch({
	id,
	isDisabled = false,
	restReason = '',
	...shown
}: SettingSwitchProps) {
	const isOn = useAppSelector((state) => selectIsSettingOn(state, id));
	const record = useAppSelector((state) => selectModule(state, id));
	const state = useSettingState(id);
	const optionReason = useRestReason(id);
	// A feature's switch is its module; rows of their own have no control in their record.
	if (getSetting(id).module !== id) {
		return (
			<SettingToggle
				{...shown}
				id={id}
				isOn={isOn}
				isDisabled={isDisabled || state.kind !== 'usable'}
				reason={optionReason}
			/>
		);
	}
	if (!record) {
		return null;
	}
	const name = nameModule(id, record.name);
	const lack = state.kind === 'unavailable' ? state.availability : undefined;
	const reason = lack ? getUnavailableReason(lack, name) : restReason;
	const decided = lack && findDecided(id, lack);
	return (
		<SettingToggle
			isFeature
			{...shown}
			id={id}
			isOn={isOn}
			statusHelp={shown.help}
			reason={reason}
			more={decided && <LateWhoDecided decided={decided} name={name} />}
		/>
	);
}

interface MarkdownSwitchProps {
	id: SettingId;
	otherOn: string;
}

/**
 * Markdown in posts or in comments: each screen's switch controls its own option, and mentions the other one
 * (SETDISC-11, WRITING-17).
 */
export function MarkdownSwitch({ id, otherOn }: MarkdownSwitchProps) {
	const { isOn, isOtherOn, isSaving, lock, feature } = useSharedModule(id);
	return (
		<SettingToggle
			isFeature
			id={id}
			help={isOtherOn && otherOn}
			isOn={isOn}
			isSaving={isSaving}
			reason={lock && getUnavailableReason(lock, feature)}
		/>
	);
}
