import { __, sprintf } from '@wordpress/i18n';
import { ModuleSwitch } from '../../frame/module-switch';
import { SettingCard } from '../../frame/setting-card';
import { SettingField } from '../../frame/setting-field';
import { AllowListHelp } from './allow-list-help';
import { OwnAddress } from './own-address';

/** Addresses that are kept for examples and belong to nobody. */
const EXAMPLE = ['192.0.2.1', '192.0.2.100'] as const;

/** Brute-force protection, and who is never taken for an attacker (SETSEC-28 to SETSEC-34). */
export function BruteForceCard() {
	return (
		<SettingCard
			id="brute-force"
			connectPrompt={__('Connect to set up brute force attack protection.', 'jetpack')}
		>
			<ModuleSwitch id="protect" />
			<OwnAddress />
			<SettingField
				id="jetpack_protect_global_whitelist"
				/* translators: 1: the lowest address of a range. 2: the highest. */
				placeholder={sprintf(__('Example: %1$s-%2$s', 'jetpack'), ...EXAMPLE)}
				help={<AllowListHelp />}
			/>
		</SettingCard>
	);
}
