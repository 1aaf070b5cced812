import { __ } from '@wordpress/i18n';
import type { Tab } from '@/domain/navigation';
import { getSettingsTabLabel, type SettingsTab } from '@/domain/routes';
import { recordClick } from '@/state/analytics';
import { useAppDispatch } from '@/state/hooks';
import { SectionNav } from '@/ui/section-nav';
import { SettingsSearch } from './settings-search';

interface SettingsTabsProps {
	tabs: Tab<SettingsTab>[];
	hasSearch: boolean;
}

export function SettingsTabs({ tabs, hasSearch }: SettingsTabsProps) {
	const dispatch = useAppDispatch();
	const current = tabs.find(({ isCurrent }) => isCurrent);
	return (
		<SectionNav
			label={__('Settings', 'jetpack')}
			selectedLabel={current ? getSettingsTabLabel(current.key) : __('Choose a section', 'jetpack')}
			items={tabs.map(({ key, isCurrent, count }) => ({
				key,
				isCurrent,
				count,
				label: getSettingsTabLabel(key),
				href: `#/${key}`,
				onClick: () => dispatch(recordClick('nav_item', { path: key })),
			}))}
			trailing={hasSearch && <SettingsSearch />}
		/>
	);
}
