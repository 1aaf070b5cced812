import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { __, _n, sprintf } from '@wordpress/i18n';
import { isSearchOpen } from '@/domain/navigation/query';
import type { DashboardTab, Tab } from '@/domain/navigation/resolve-tabs';
import { findRoute } from '@/domain/routes/table';
import type { RouteGroup } from '@/domain/routes/types';
import { joinUrl, type Href } from '@/lib/safe-url';
import { recordClick } from '@/state/store/analytics';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectSite } from '@/state/site';
import { SectionNav } from '@/ui/section-nav';
import { late } from '@/ui/loadable/late';
import { selectTabs } from './select-tabs';

const nameScreen = (path: string) => findRoute(path)?.title() ?? '';

const pathOf = (tab: DashboardTab): `/${string}` =>
	tab === 'at-a-glance' ? '/dashboard' : `/${tab}`;

interface TabBarProps<Each extends Tab<string>> {
	label: string;
	tabs: readonly Each[];
	nameOf: (tab: Each) => string;
	hrefOf: (tab: Each) => Href;
	trailing?: ReactNode;
}

function TabBar<Each extends Tab<string>>({
	label,
	tabs,
	nameOf,
	hrefOf,
	trailing,
}: TabBarProps<Each>) {
	const dispatch = useAppDispatch();
	const current = tabs.find(({ isCurrent }) => isCurrent);
	return (
		<SectionNav
			label={label}
			selectedLabel={
				current
					? nameOf(current)
					: // On a screen that is none of the tabs.
						__('Choose a section')
			}
			items={tabs.map((tab) => ({
				key: tab.key,
				isCurrent: tab.isCurrent,
				count: tab.count,
				countLabel: sprintf(
					/* translators: %d: number of recommendations that were not seen yet. */
					_n('%d new recommendation', '%d new recommendations', tab.count),
					tab.count,
				),
				label: nameOf(tab),
				href: hrefOf(tab),
				leavesSite: tab.key === 'plans',
				onClick: () => dispatch(recordClick('nav_item', { path: tab.key })),
			}))}
			trailing={trailing}
		/>
	);
}

/** In the chunk of the settings, because no other screen has the search. */
export const SettingsSearch = late(
	() => import(/* webpackChunkName: "settings" */ './settings-search'),
);

interface TabsProps {
	pathname: string;
	group: RouteGroup;
}

/** The tab bar of a route (NAV-13 to NAV-29). */
export function Tabs({ pathname, group }: TabsProps) {
	const tabs = useAppSelector((state) => selectTabs(state, pathname, group));
	const { adminUrl } = useAppSelector(selectSite);
	const isSearching = isSearchOpen(useLocation().search);
	switch (tabs.kind) {
		case 'none':
			return null;
		case 'dashboard':
			return (
				<TabBar
					label={__('Dashboard')}
					tabs={tabs.tabs}
					nameOf={({ key }) => (key === 'my-jetpack' ? __('My Jetpack') : nameScreen(pathOf(key)))}
					hrefOf={({ key }) =>
						key === 'my-jetpack'
							? joinUrl(adminUrl, 'admin.php?page=my-jetpack')
							: `#${pathOf(key)}`
					}
				/>
			);
		case 'tools':
			return (
				<TabBar
					label={__('Tools')}
					tabs={tabs.tabs}
					nameOf={({ title }) => title()}
					hrefOf={({ path }) => `#${path}`}
				/>
			);
		case 'settings':
			return (
				<TabBar
					label={__('Settings')}
					tabs={tabs.tabs.map((tab) => ({ ...tab, isCurrent: tab.isCurrent && !isSearching }))}
					nameOf={({ key }) => nameScreen(`/${key}`)}
					hrefOf={({ key }) => `#/${key}`}
					trailing={tabs.hasSearch && <SettingsSearch />}
				/>
			);
	}
}
