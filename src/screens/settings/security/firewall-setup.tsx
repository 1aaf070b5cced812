import { __ } from '@wordpress/i18n';
import { buildPrependLine, type FirewallView } from '@/domain/modules/firewall';
import { FeatureOffer } from '../../common/feature-offer';
import { CopyLine } from '../frame/copy-line';
import { SettingRow } from '../frame/setting-row';
import { SettingsPanel } from '../frame/settings-panel';

/** How to run the firewall before everything else (SETSEC-42). */
function EnhanceProtection({ path }: { path: string }) {
	return (
		<SettingRow id="waf_bootstrap">
			<SettingsPanel title={__('Enhance protection')} feature="waf">
				<p>
					{__(
						'The firewall starts with WordPress. PHP can start it earlier, so that it checks every request before any other code runs.',
					)}
				</p>
				<CopyLine label={__('File that starts the firewall')} text={path} />
				<CopyLine label={__('Add this line to your php.ini')} text={buildPrependLine(path)} />
				<p>
					{__(
						'Your host can tell you where php.ini is. Remove the line before you remove Jetpack: if the file is missing, PHP stops working.',
					)}
				</p>
			</SettingsPanel>
		</SettingRow>
	);
}

export default function FirewallSetup({
	bootstrapPath,
	oldRules,
}: Extract<FirewallView, { kind: 'known' }>) {
	return (
		<>
			{bootstrapPath && <EnhanceProtection path={bootstrapPath} />}
			{oldRules && (
				<FeatureOffer
					feature="waf"
					promotion={oldRules}
					title={__('Your site is not receiving the latest updates to Firewall rules')}
				/>
			)}
		</>
	);
}
