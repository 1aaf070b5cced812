import { useAppDispatch } from '@/state/hooks';
import { toggleImageAccelerator } from '@/state/modules';
import { ModuleSwitch } from '../../frame/module-switch';
import { SettingCard } from '../../frame/setting-card';
import { AcceleratorSwitch } from './accelerator-switch';
import { OfflineStatus } from './offline-status';
import styles from './style.module.scss';

/** The site accelerator with its two parts, and the images that wait (SETPERF-04 to SETPERF-11, SETPERF-20). */
export function SpeedCard() {
	const dispatch = useAppDispatch();
	return (
		// Its features need different things: each says for itself when it cannot be set.
		<SettingCard id="speed" isFaded={false}>
			<AcceleratorSwitch />
			<div className={styles.parts}>
				<ModuleSwitch
					id="photon"
					onChange={(isOn) => void dispatch(toggleImageAccelerator(isOn))}
				/>
				<OfflineStatus id="photon" />
				<ModuleSwitch id="photon-cdn" />
			</div>
			<ModuleSwitch id="lazy-images" />
			<OfflineStatus id="lazy-images" />
		</SettingCard>
	);
}
