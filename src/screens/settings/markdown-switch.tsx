import { getUnavailableReason } from '@/domain/modules/availability';
import type { SettingId } from '@/domain/settings/registry';
import { SettingToggle } from './frame/setting-switch';
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
	return (
		<SettingToggle
			isFeature
			id={id}
			help={isOtherOn && otherOn}
			isOn={isOn}
			isSaving={isSaving}
			isDisabled={lock !== undefined}
			reason={lock && getUnavailableReason(lock, feature)}
		/>
	);
}
