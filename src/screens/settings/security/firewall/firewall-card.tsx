import { __ } from '@wordpress/i18n';
import { Badge } from '@/ui/badge';
import { ModuleSwitch } from '../../frame/module-switch';
import { SettingCard } from '../../frame/setting-card';
import { FirewallFacts } from './firewall-facts';
import { FirewallOptions } from './firewall-options';

/** The firewall, its lists and what it lacks (SETSEC-38 to SETSEC-44). */
export function FirewallCard() {
	return (
		<SettingCard id="firewall" badge={<Badge>{__('Beta', 'jetpack')}</Badge>}>
			<ModuleSwitch id="waf" />
			<FirewallOptions />
			<FirewallFacts />
		</SettingCard>
	);
}
