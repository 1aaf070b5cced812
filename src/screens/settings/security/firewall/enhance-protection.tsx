import { __ } from '@wordpress/i18n';
import { buildPrependLine } from '@/domain/settings-cards/firewall';
import { FoldableCard } from '@/ui/foldable-card';
import { Marked } from '../../frame/marked';
import { useSearchTerm } from '../../frame/search-context';
import { SettingRow } from '../../frame/setting-row';
import { CopyLine } from './copy-line';

/** How the firewall can be made to run before everything else (SETSEC-42). */
export function EnhanceProtection({ path }: { path: string }) {
	const isSearching = useSearchTerm() !== '';
	return (
		<SettingRow id="waf_bootstrap">
			<FoldableCard
				title={<Marked text={__('Enhance protection', 'jetpack')} />}
				headingLevel={isSearching ? 4 : 3}
			>
				<p>
					{__(
						'The firewall starts together with WordPress. PHP can start it earlier, so that it sees every request before any other code does.',
						'jetpack',
					)}
				</p>
				<CopyLine label={__('File that starts the firewall', 'jetpack')} text={path} />
				<CopyLine
					label={__('Add this line to your php.ini', 'jetpack')}
					text={buildPrependLine(path)}
				/>
				<p>
					{__(
						'Your host can tell you where php.ini is. Take the line out again before you remove Jetpack: PHP stops where the file is missing.',
						'jetpack',
					)}
				</p>
			</FoldableCard>
		</SettingRow>
	);
}
