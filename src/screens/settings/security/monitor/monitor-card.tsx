import { __ } from '@wordpress/i18n';
import type { SettingState } from '@/domain/settings-registry';
import { useAppSelector } from '@/state/hooks';
import { selectIsModuleActive } from '@/state/modules';
import { ModuleSwitch } from '../../frame/module-switch';
import { ProviderLink } from '../../../common/provider-link';
import { SettingCard } from '../../frame/setting-card';
import { useSettingState } from '../../frame/use-setting-state';

const isLocked = (state: SettingState) =>
	state.kind === 'unavailable' && state.availability.kind === 'locked';

/** Who is told when the site is down (SETSEC-25 to SETSEC-27); to whom and how is set at the provider. */
export function MonitorCard() {
	const isOn = useAppSelector((state) => selectIsModuleActive(state, 'monitor'));
	const state = useSettingState('monitor');
	// What site code forces on is set up at the provider all the same.
	const isWatching = isOn && (state.kind === 'usable' || isLocked(state));
	return (
		<SettingCard
			id="monitor"
			connectPrompt={__('Connect to set up your status alerts.', 'jetpack')}
		>
			<ModuleSwitch id="monitor" />
			{isWatching && (
				<ProviderLink source="calypso-settings-security">
					{__('Configure your notification settings', 'jetpack')}
				</ProviderLink>
			)}
		</SettingCard>
	);
}
