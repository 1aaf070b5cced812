import { __ } from '@wordpress/i18n';
import { ModuleSwitch } from '../../frame/module-switch';
import { OptionSwitch } from '../../frame/option-switch';
import { SettingCard } from '../../frame/setting-card';

/** Who wants to be told of new posts and comments, and where they may say so (SETDISC-07, SETDISC-08). */
export function SubscriptionsCard() {
	return (
		<SettingCard
			id="subscriptions"
			connectPrompt={__('Connect to let visitors subscribe to your site.', 'jetpack')}
		>
			<ModuleSwitch id="subscriptions" />
			<OptionSwitch id="stb_enabled" />
			<OptionSwitch id="stc_enabled" />
		</SettingCard>
	);
}
