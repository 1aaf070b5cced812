import { __, sprintf } from '@wordpress/i18n';
import { HOST } from '@/lib/brand';
import { ModuleSwitch } from '../../frame/module-switch';
import { OptionSwitch } from '../../frame/option-switch';
import { SettingCard } from '../../frame/setting-card';

/** Logging in by the account at the provider (SETSEC-35 to SETSEC-37). */
export function SignInCard() {
	return (
		<SettingCard
			id="sign-in"
			connectPrompt={sprintf(
				/* translators: %s: name of the provider. */
				__('Connect to enable %s Secure Sign-On.', 'jetpack'),
				HOST,
			)}
		>
			<ModuleSwitch id="sso" />
			<OptionSwitch id="jetpack_sso_match_by_email" />
			<OptionSwitch id="jetpack_sso_require_two_step" />
		</SettingCard>
	);
}
