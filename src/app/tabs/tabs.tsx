import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { __, _n, sprintf } from '@wordpress/i18n';
import { isSearchOpen } from '@/domain/navigation/query';
import type { DashboardTab, Tab } from '@/domain/navigation/resolve-tabs';
import { findRoute } from '@/domain/routes/table';
import type { RouteGroup } from '@/domain/routes/types';
import { joinUrl } from '@/lib/safe-url';
import { recordClick } from '@/state/store/analytics';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectSite } from '@/state/site';
import { SectionNav, type SectionNavItem } from '@/ui/section-nav';
import { late } from '@/ui/loadable/late';
import { selectTabs } from './select-tabs';

const nameScreen = (path: string) => findRoute(path)?.title() ?? '';

const pathOf = (tab: DashboardTab): `/${string}` =>
	tab === 'at-a-glance' ? '/dashboard' : `/${tab}`;

interface TabBarProps {
	label: string;
	tabs: readonly (Tab<string> & Pick<SectionNavItem, 'label' | 'href'>)[];
	trailing?: ReactNode;
}

function TabBar({ label, tabs, trailing }: TabBarProps) {
	const dispatch = useAppDispatch();
	const current = tabs.find(({ isCurrent }) => isCurrent);
	return (
		<SectionNav
			label={label}
			// On a screen that is none of the tabs.
			selectedLabel={current?.label ?? __('Choose a section')}
			items={tabs.map((tab) => ({
				...tab,
				countLabel: sprintf(
					/* translators: %d: number of recommendations that were not seen yet. */
					_n('%d new recommendation', '%d new recommendations', tab.count),
					tab.count,
				),
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

/** The tab bar of a route (NAV-13 to NAV-29). */
export function Tabs({ pathname, group }: { pathname: string; group: RouteGroup }) {
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
					tabs={tabs.tabs.map((tab) => ({
						...tab,
						...(tab.key === 'my-jetpack'
							? { label: __('My Jetpack'), href: joinUrl(adminUrl, 'admin.php?page=my-jetpack') }
							: { label: nameScreen(pathOf(tab.key)), href: `#${pathOf(tab.key)}` as const }),
					}))}
				/>
			);
		case 'tools':
			return (
				<TabBar
					label={__('Tools')}
					tabs={tabs.tabs.map(({ title, path, ...tab }) => ({
						...tab,
						label: title(),
						href: `#${path}`,
					}))}
				/>
			);
		case 'settings':
			return (
				<TabBar
					label={__('Settings')}
					tabs={tabs.tabs.map((tab) => ({
						...tab,
						isCurrent: tab.isCurrent && !isSearching,
						label: nameScreen(`/${tab.key}`),
						href: `#/${tab.key}`,
					}))}
					trailing={tabs.hasSearch && <SettingsSearch />}
				/>
			);
	}
}
