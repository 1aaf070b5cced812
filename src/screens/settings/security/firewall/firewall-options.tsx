import { useAppSelector } from '@/state/hooks';
import { selectAreFieldsSaving } from '@/state/settings-form';
import { selectIsSettingOn, selectIsSettingPending } from '@/state/settings';
import { OptionSwitch } from '../../frame/option-switch';
import { SettingField } from '../../frame/setting-field';
import { SharePrivacy } from './share-privacy';

const FIELDS = ['jetpack_waf_ip_block_list', 'jetpack_waf_ip_allow_list'];
const LIST = 'jetpack_waf_ip_list';
const SHARE = 'jetpack_waf_share_data';

/** What can be set of the firewall; each save rewrites its rule files, so one waits for the other (SETSEC-44). */
export function FirewallOptions() {
	const isListOn = useAppSelector((state) => selectIsSettingOn(state, LIST));
	const isListSaving = useAppSelector((state) => selectIsSettingPending(state, LIST));
	const isShareSaving = useAppSelector((state) => selectIsSettingPending(state, SHARE));
	const areFieldsSaving = useAppSelector((state) => selectAreFieldsSaving(state, FIELDS));
	return (
		<>
			<OptionSwitch id={LIST} isDisabled={isShareSaving || areFieldsSaving} />
			{FIELDS.map((id) => (
				<SettingField key={id} id={id} isDisabled={!isListOn || isListSaving || isShareSaving} />
			))}
			<OptionSwitch
				id={SHARE}
				isDisabled={isListSaving || areFieldsSaving}
				after={<SharePrivacy />}
			/>
		</>
	);
}
