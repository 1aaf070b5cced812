import { useLocation } from 'react-router-dom';
import { __, _n, sprintf } from '@wordpress/i18n';
import { isSearchOpen } from '@/domain/navigation/query';
import type { DashboardTab, Tab } from '@/domain/navigation/resolve-tabs';
import type { SettingsTab } from '@/domain/routes/settings-tabs';
import { findRoute, TOOLS_PATHS, type ToolsTab } from '@/domain/routes/table';
import type { RouteGroup } from '@/domain/routes/types';
import { assertNever } from '@/lib/values';
import { joinUrl, type Href, type SafeUrl } from '@/lib/safe-url';
import { recordClick } from '@/state/analytics';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectSite } from '@/state/site';
import { SectionNav } from '@/ui/section-nav';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { Late } from '@/ui/loadable/late';
import { selectTabs } from './select-tabs';

const LABELS: Record<DashboardTab, () => string> = {
	'at-a-glance': () => __('At a Glance', 'dashboard-for-jetpack'),
	'my-plan': () => __('My Plan', 'dashboard-for-jetpack'),
	plans: () => __('Plans', 'dashboard-for-jetpack'),
	recommendations: () => __('Recommendations', 'dashboard-for-jetpack'),
	'my-jetpack': () => __('My Jetpack', 'dashboard-for-jetpack'),
};

function getHref(tab: DashboardTab, adminUrl: SafeUrl): Href {
	switch (tab) {
		case 'at-a-glance':
			return '#/dashboard';
		case 'my-jetpack':
			return joinUrl(adminUrl, 'admin.php?page=my-jetpack');
		default:
			return `#/${tab}`;
	}
}

/** The title of the screen behind a tab. */
const nameScreen = (path: string) => findRoute(path)?.title() ?? '';

/** The label of the collapsed tabs on a screen that is none of them. */
const getNeutralLabel = () => __('Choose a section', 'dashboard-for-jetpack');

function DashboardTabs({ tabs }: { tabs: Tab<DashboardTab>[] }) {
	const dispatch = useAppDispatch();
	const { adminUrl } = useAppSelector(selectSite);
	const current = tabs.find(({ isCurrent }) => isCurrent);
	return (
		<SectionNav
			label={__('Dashboard', 'dashboard-for-jetpack')}
			selectedLabel={current ? LABELS[current.key]() : getNeutralLabel()}
			items={tabs.map(({ key, isCurrent, count }) => ({
				key,
				isCurrent,
				count,
				countLabel: sprintf(
					/* translators: %d: number of recommendations that were not seen yet. */
					_n('%d new recommendation', '%d new recommendations', count, 'dashboard-for-jetpack'),
					count,
				),
				label: LABELS[key](),
				href: getHref(key, adminUrl),
				leavesSite: key === 'plans',
				onClick: () => dispatch(recordClick('nav_item', { path: key })),
			}))}
		/>
	);
}

function ToolsTabs({ tabs }: { tabs: Tab<ToolsTab>[] }) {
	const dispatch = useAppDispatch();
	const current = tabs.find(({ isCurrent }) => isCurrent);
	return (
		<SectionNav
			label={__('Tools', 'dashboard-for-jetpack')}
			selectedLabel={current ? nameScreen(TOOLS_PATHS[current.key]) : getNeutralLabel()}
			items={tabs.map(({ key, isCurrent, count }) => ({
				key,
				isCurrent,
				count,
				label: nameScreen(TOOLS_PATHS[key]),
				href: `#${TOOLS_PATHS[key]}`,
				onClick: () => dispatch(recordClick('nav_item', { path: key })),
			}))}
		/>
	);
}

/** In the chunk of the settings, because no other screen has the search. */
export const SETTINGS_SEARCH = createLoadable(
	() => import(/* webpackChunkName: "settings" */ './settings-search'),
);

interface SettingsTabsProps {
	tabs: Tab<SettingsTab | 'modules'>[];
	hasSearch: boolean;
}

function SettingsTabs({ tabs, hasSearch }: SettingsTabsProps) {
	const dispatch = useAppDispatch();
	const isSearching = isSearchOpen(useLocation().search);
	const current = isSearching ? undefined : tabs.find(({ isCurrent }) => isCurrent);
	return (
		<SectionNav
			label={__('Settings', 'dashboard-for-jetpack')}
			selectedLabel={current ? nameScreen(`/${current.key}`) : getNeutralLabel()}
			items={tabs.map(({ key, count }) => ({
				key,
				isCurrent: key === current?.key,
				count,
				label: nameScreen(`/${key}`),
				href: `#/${key}`,
				onClick: () => dispatch(recordClick('nav_item', { path: key })),
			}))}
			trailing={hasSearch && <Late of={SETTINGS_SEARCH}>{(Search) => <Search />}</Late>}
		/>
	);
}

interface TabsProps {
	pathname: string;
	group: RouteGroup;
}

/** The tab bar of a route (NAV-13 to NAV-29). */
export function Tabs({ pathname, group }: TabsProps) {
	const tabs = useAppSelector((state) => selectTabs(state, pathname, group));
	switch (tabs.kind) {
		case 'none':
			return null;
		case 'dashboard':
			return <DashboardTabs tabs={tabs.tabs} />;
		case 'tools':
			return <ToolsTabs tabs={tabs.tabs} />;
		case 'settings':
			return <SettingsTabs tabs={tabs.tabs} hasSearch={tabs.hasSearch} />;
		default:
			return assertNever(tabs);
	}
}
