import { getUnavailableReason } from '@/domain/modules/availability';
import type { SettingId } from '@/domain/settings/registry';
import { selectCapabilities } from '@/state/connection';
import { useAppSelector } from '@/state/store/hooks';
import { Marked } from './frame/search-context';
import { SettingRow } from './frame/setting-row';
import { SettingToggle } from './frame/setting-switch';
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
	const { isOn, isOtherOn, isSaving, lock, feature } = useSharedModule(id);
	const canManage = useAppSelector((state) => selectCapabilities(state).canManageModules);
	if (!canManage) {
		return <SettingStatus id={id} isOn={isOn} />;
	}
	return (
		<SettingRow id={id}>
			<SettingToggle
				isFeature
				id={id}
				help={isOtherOn && <Marked text={otherOn} />}
				isOn={isOn}
				isSaving={isSaving}
				isDisabled={lock !== undefined}
				reason={lock && getUnavailableReason(lock, feature)}
			/>
		</SettingRow>
	);
}
