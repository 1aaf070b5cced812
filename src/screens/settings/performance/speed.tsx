import { __ } from '@wordpress/i18n';
import { getUnavailableReason } from '@/domain/modules/availability';
import { useAppSelector } from '@/state/store/hooks';
import { selectSiteAccelerator } from '@/state/modules/performance';
import { Status } from '@/ui/status';
import type { CardSlots } from '../frame/card-frame';
import { SettingSwitch, SettingToggle } from '../frame/setting-switch';
import { useSettingState } from '../frame/use-setting-state';

const ID = 'site-accelerator';

/** The switch for both parts (SETPERF-04 to SETPERF-11). */
function AcceleratorSwitch() {
	const { accelerator, isToggling } = useAppSelector(selectSiteAccelerator);
	return accelerator.kind === 'absent' ? null : (
		<SettingToggle
			isFeature
			id={ID}
			isOn={accelerator.isOn}
			isSaving={isToggling}
			reason={
				accelerator.kind === 'locked'
					? getUnavailableReason(accelerator.availability, __('Site accelerator'))
					: ''
			}
		/>
	);
}

/** A switch that shows that its feature doesn't work in offline mode (SETGEN-11). */
function OnlineSwitch({ id }: { id: 'photon' | 'lazy-images' }) {
	const state = useSettingState(id);
	return (
		<>
			<SettingSwitch id={id} />
			{state.kind === 'unavailable' && state.availability.kind === 'offline' && (
				<Status intent="inactive">{__('Unavailable in Offline Mode')}</Status>
			)}
		</>
	);
}

/** The site accelerator with its two parts, and lazy images (SETPERF-20). */
export const SPEED: CardSlots = {
	rows: {
		'site-accelerator': AcceleratorSwitch,
		photon: () => (
			<div className="jd-column">
				<OnlineSwitch id="photon" />
			</div>
		),
		'photon-cdn': () => <SettingSwitch id="photon-cdn" />,
		'lazy-images': () => <OnlineSwitch id="lazy-images" />,
	},
};
