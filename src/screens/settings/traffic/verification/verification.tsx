import type { CardSlots } from '../../frame/card-slots';
import { SettingRow } from '../../frame/setting-place';
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

/** Five services that can be shown that the site is somebody's own (VERIFY-01 to VERIFY-09). */
export const VERIFICATION: CardSlots = {
	rows: {
		google: Google,
		bing: rowOf('bing'),
		pinterest: rowOf('pinterest'),
		yandex: rowOf('yandex'),
		facebook: rowOf('facebook'),
	},
};
