import { __ } from '@wordpress/i18n';
import {
	allowCrawler,
	CRAWLERS,
	isCrawlerAllowed,
	type CrawlerPurpose,
} from '@/domain/settings/crawlers';
import { getSetting } from '@/domain/settings/registry';
import { ChoiceGroup } from '@/ui/choice-group';
import type { CardSlots } from '../frame/card-frame';
import { FieldConflict, useField } from '../frame/setting-field';
import { SettingGroup, SettingRow } from '../frame/setting-row';
import { useRestReason } from '../frame/use-setting-state';

const RULES = 'jetpack_seo_ai_crawler_overrides';

const listAllowed = (value: string) =>
	CRAWLERS.filter((crawler) => isCrawlerAllowed(value, crawler));

function Crawlers({ purpose, legend }: { purpose: CrawlerPurpose; legend: string }) {
	const { value, readOnly, disabled, onChange } = useField(RULES);
	const crawlers = CRAWLERS.filter((crawler) => crawler.purpose === purpose);
	return (
		<ChoiceGroup
			type="checkbox"
			label={legend}
			choices={crawlers.map((crawler) => ({
				value: crawler.slug,
				label: crawler.name,
				isOn: isCrawlerAllowed(value, crawler),
			}))}
			disabled={disabled}
			readOnly={readOnly}
			onChange={(slug, isOn) => {
				const crawler = crawlers.find((one) => one.slug === slug);
				if (crawler) {
					onChange(allowCrawler(value, crawler, isOn));
				}
			}}
		/>
	);
}

function CrawlerRules() {
	const { label, error } = useField(RULES);
	const reason = useRestReason(RULES);
	const { getDescription } = getSetting(RULES);
	return (
		<SettingRow id={RULES}>
			<SettingGroup title={label}>
				<p>{reason || getDescription?.()}</p>
				<Crawlers purpose="answers" legend={__('To cite it in answers')} />
				<Crawlers purpose="training" legend={__('To train AI models')} />
				{error && <p role="alert">{error}</p>}
			</SettingGroup>
			<FieldConflict
				id={RULES}
				describe={(theirs) =>
					listAllowed(theirs)
						.map(({ name }) => name)
						.join('\n')
				}
			/>
		</SettingRow>
	);
}

export const AI: CardSlots = {
	getConnectPrompt: () => __('Connect to choose what AI may read.'),
	rows: { [RULES]: CrawlerRules },
};
