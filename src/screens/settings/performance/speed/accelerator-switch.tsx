import { __ } from '@wordpress/i18n';
import { getUnavailableReason } from '@/domain/modules';
import { getSetting } from '@/domain/settings-registry';
import { assertNever } from '@/lib/assert-never';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import {
	selectIsModuleToggling,
	selectSiteAccelerator,
	toggleSiteAccelerator,
} from '@/state/modules';
import { ModuleToggle } from '@/ui/module-toggle';
import { Marked } from '../../frame/marked';
import { SettingRow } from '../../frame/setting-row';

const ID = 'site-accelerator';

/** The switch over both parts. */
export function AcceleratorSwitch() {
	const dispatch = useAppDispatch();
	const accelerator = useAppSelector(selectSiteAccelerator);
	const isToggling = useAppSelector((state) =>
		['photon', 'photon-cdn'].some((slug) => selectIsModuleToggling(state, slug)),
	);
	const { getName, getDescription } = getSetting(ID);
	const draw = (isOn: boolean, reason: string) => (
		<SettingRow id={ID}>
			<ModuleToggle
				label={<Marked text={getName()} />}
				help={<Marked text={getDescription?.() ?? ''} />}
				checked={isOn}
				isToggling={isToggling}
				disabled={reason !== ''}
				disabledReason={reason}
				onChange={(checked) => void dispatch(toggleSiteAccelerator(checked))}
			/>
		</SettingRow>
	);
	switch (accelerator.kind) {
		case 'absent':
			return null;
		case 'usable':
			return draw(accelerator.isOn, '');
		case 'locked':
			return draw(
				accelerator.isOn,
				getUnavailableReason(accelerator.availability, __('Site accelerator', 'jetpack')),
			);
		default:
			return assertNever(accelerator, 'site accelerator');
	}
}
