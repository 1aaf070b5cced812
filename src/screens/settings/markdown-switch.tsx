import { getUnavailableReason } from '@/domain/modules';
import type { SharedModule } from '@/domain/settings-cards/shared-module';
import { getSetting, type SettingId } from '@/domain/settings-registry';
import { selectCapabilities } from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import { selectModule } from '@/state/modules';
import { ModuleToggle } from '@/ui/module-toggle';
import { Marked } from './frame/search-context';
import { SettingRow } from './frame/setting-place';
import { SettingStatus } from './frame/setting-status';
import { useSharedModule } from './frame/use-shared-module';

interface MarkdownSwitchProps {
	shared: SharedModule & { own: SettingId };
	/** What is said where the other one is on. */
	otherOn: string;
}

/** Markdown in posts or in comments: each screen's switch owns its option, and is told of the other's (SETDISC-11, WRITING-17). */
export function MarkdownSwitch({ shared, otherOn }: MarkdownSwitchProps) {
	const { isOn, isOtherOn, isSaving, lock, toggle } = useSharedModule(shared);
	const canManage = useAppSelector((state) => selectCapabilities(state).canManageModules);
	const feature = useAppSelector((state) => selectModule(state, shared.module)?.name ?? '');
	if (!canManage) {
		return <SettingStatus id={shared.own} isOn={isOn} />;
	}
	return (
		<SettingRow id={shared.own}>
			<ModuleToggle
				label={<Marked text={getSetting(shared.own).getName()} />}
				help={isOtherOn && otherOn}
				checked={isOn}
				isToggling={isSaving}
				disabled={lock !== undefined}
				disabledReason={lock && getUnavailableReason(lock, feature)}
				onChange={toggle}
			/>
		</SettingRow>
	);
}
