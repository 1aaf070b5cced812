import { __ } from '@wordpress/i18n';
import type { CardSlots } from '../../frame/card-frame';
import { SettingSwitch } from '../../frame/setting-switch';
import { SettingRow } from '../../frame/setting-row';
import { Google } from './google';
import { VerificationField } from './verification-field';

const rowOf = (service: 'bing' | 'pinterest' | 'yandex' | 'facebook') =>
	function ServiceRow() {
		return (
			<SettingRow id={service}>
				<VerificationField service={service} />
			</SettingRow>
		);
	};

/** Five services that can verify the ownership of the site (VERIFY-01 to VERIFY-09). */
export const VERIFICATION: CardSlots = {
	rows: {
		'verification-tools': () => (
			<SettingSwitch
				id="verification-tools"
				help={__('Paste the meta tag from each service, or just its code.')}
			/>
		),
		google: Google,
		bing: rowOf('bing'),
		pinterest: rowOf('pinterest'),
		yandex: rowOf('yandex'),
		facebook: rowOf('facebook'),
	},
};
