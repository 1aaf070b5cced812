import { __ } from '@wordpress/i18n';
import { buildPrependLine, type FirewallView } from '@/domain/modules/firewall';
import { recordFoldableOpen } from '@/state/store/analytics';
import { useAppDispatch } from '@/state/store/hooks';
import { FoldableCard } from '@/ui/foldable-card';
import { FeatureOffer } from '../../common/feature-offer';
import { CopyLine } from '../frame/copy-line';
import { useHeadingLevel } from '../frame/search-context';
import { SettingRow } from '../frame/setting-row';

/** How to run the firewall before everything else (SETSEC-42). */
function EnhanceProtection({ path }: { path: string }) {
	const dispatch = useAppDispatch();
	return (
		<SettingRow id="waf_bootstrap">
			<FoldableCard
				title={__('Enhance protection')}
				headingLevel={useHeadingLevel(3)}
				onToggle={(isOpen) => isOpen && dispatch(recordFoldableOpen('waf'))}
			>
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
			</FoldableCard>
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
