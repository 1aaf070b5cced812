import { __ } from '@wordpress/i18n';
import { resolvePrivacySetting } from '@/domain/settings-cards/privacy';
import { getSetting } from '@/domain/settings-registry';
import { assertNever } from '@/lib/assert-never';
import { selectCapabilities } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { loadTracking, saveTracking, selectTracking } from '@/state/tracking';
import { ErrorState } from '@/ui/error-state';
import { Toggle } from '@/ui/toggle';
import { Marked } from '../../frame/marked';
import { SettingRow } from '../../frame/setting-row';
import { useLoad } from '../../../common/use-load';

const ID = 'tracks_opt_out';

/** Whether the person takes part in the usage statistics; kept at the provider. */
export function TracksSwitch() {
	const dispatch = useAppDispatch();
	const tracking = useAppSelector(selectTracking);
	const canAsk = useAppSelector((state) => selectCapabilities(state).canViewAdminPage);
	const { isRetrying, retry } = useLoad(loadTracking, canAsk);
	const setting = resolvePrivacySetting({ canAsk, isRetrying, tracking });
	const { getName, getDescription } = getSetting(ID);
	const draw = (isOn: boolean, isBusy: boolean) => (
		<SettingRow id={ID}>
			<Toggle
				label={<Marked text={getName()} />}
				help={<Marked text={getDescription?.() ?? ''} />}
				checked={isOn}
				isToggling={isBusy}
				disabled={isBusy}
				onChange={(checked) => void dispatch(saveTracking(!checked))}
			/>
		</SettingRow>
	);
	switch (setting.kind) {
		case 'none':
			return null;
		case 'loading':
			return draw(false, true);
		case 'known':
			return draw(setting.isOn, setting.isBusy);
		case 'failed':
			return (
				<SettingRow id={ID}>
					<ErrorState
						message={__('Whether you share how you use Jetpack could not be loaded.', 'jetpack')}
						onRetry={retry}
						isRetrying={setting.isRetrying}
					/>
				</SettingRow>
			);
		default:
			return assertNever(setting, 'privacy setting');
	}
}
