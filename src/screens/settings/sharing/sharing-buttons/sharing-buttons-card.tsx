import { resolveButtonsPlace } from '@/domain/settings-cards/sharing';
import { ModuleSwitch } from '../../frame/module-switch';
import { SettingCard } from '../../frame/setting-card';
import { useSharingFacts } from '../use-sharing-facts';
import { ButtonsLink } from './buttons-link';

/** Buttons below posts by which readers pass them on (SETSHARE-07, SETSHARE-08). */
export function SharingButtonsCard() {
	const place = resolveButtonsPlace(useSharingFacts('sharedaddy'));
	return (
		<SettingCard id="sharing-buttons" footer={place !== 'none' && <ButtonsLink place={place} />}>
			<ModuleSwitch id="sharedaddy" />
		</SettingCard>
	);
}
