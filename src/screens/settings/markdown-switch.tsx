import { getUnavailableReason } from '@/domain/modules/availability';
import { getSetting, type SettingId } from '@/domain/settings/registry';
import { selectCapabilities } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { setSetting } from '@/state/settings';
import { ModuleToggle } from '@/ui/module-toggle';
import { describeSetting } from './frame/about';
import { Marked } from './frame/search-context';
import { SettingRow } from './frame/setting-row';
import { SettingStatus } from './frame/setting-status';
import { useSharedModule } from './frame/use-shared-module';

interface MarkdownSwitchProps {
	id: SettingId;
	/** Shown while the other switch is on. */
	otherOn: string;
}

/**
 * Markdown in posts or in comments: each screen's switch controls its own option, and mentions the other one
 * (SETDISC-11, WRITING-17).
 */
export function MarkdownSwitch({ id, otherOn }: MarkdownSwitchProps) {
	const dispatch = useAppDispatch();
	const { isOn, isOtherOn, isSaving, lock, feature } = useSharedModule(id);
	const name = getSetting(id).getName();
	const canManage = useAppSelector((state) => selectCapabilities(state).canManageModules);
	if (!canManage) {
		return <SettingStatus id={id} isOn={isOn} />;
	}
	return (
		<SettingRow id={id}>
			<ModuleToggle
				label={<Marked text={name} />}
				help={isOtherOn && <Marked text={otherOn} />}
				about={describeSetting(id)}
				checked={isOn}
				isToggling={isSaving}
				disabled={lock !== undefined}
				disabledReason={lock && getUnavailableReason(lock, feature)}
				onChange={(next) => void dispatch(setSetting(id, next, { subject: name }))}
			/>
		</SettingRow>
	);
}
