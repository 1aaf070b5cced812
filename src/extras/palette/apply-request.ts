import { findSettingOf, nameSwitch } from '@/domain/settings/registry';
import { setSetting } from '@/state/settings';
import type { Store } from '@/state/store/create-store';
import type { SwitchRequest } from './switch-request';

/** Sets the switch in the app, so that its screen shows it at once. */
export default function applyRequest(store: Store, { id, isOn, otherwise }: SwitchRequest): void {
	const setting = findSettingOf(id);
	if (setting) {
		void store.dispatch(setSetting(setting.id, isOn, { subject: nameSwitch(setting.id) }));
	} else {
		otherwise();
	}
}
