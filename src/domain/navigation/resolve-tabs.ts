import { TAB_CONDITIONS } from '@/domain/settings/tabs';
import type { SiteConnection } from '@/domain/connection';
import { SETTINGS_TABS, type SettingsTab } from '@/domain/routes/settings-tabs';
import { findRoute, MODULES_PATH, TOOLS } from '@/domain/routes/table';
import type { RouteGroup, ToolsTab } from '@/domain/routes/types';
import { keysOf } from '@/lib/values';
import { listPublisherTabs, resolveActiveTab, type ActiveTabFacts } from './active-tab';

export interface TabFacts extends ActiveTabFacts {
	pathname: string;
	group: RouteGroup;
	connection: SiteConnection;
	isLinked: boolean;
	showRecommendations: boolean;
	newRecommendations: number;
	showMyJetpack: boolean;
	isAntiSpamActive: boolean;
	hasModule: (slug: string) => boolean;
}

export type DashboardTab = 'at-a-glance' | 'my-plan' | 'plans' | 'recommendations' | 'my-jetpack';

export interface Tab<Key> {
	key: Key;
	isCurrent: boolean;
	/** The number of unread items behind the tab; hidden at 0. */
	count: number;
}

export type Tabs =
	| { kind: 'none' }
	| { kind: 'dashboard'; tabs: Tab<DashboardTab>[] }
	| { kind: 'tools'; tabs: (Tab<ToolsTab['screen']> & ToolsTab)[] }
	| { kind: 'settings'; tabs: Tab<SettingsTab | 'modules'>[]; hasSearch: boolean };

/** The tabs of the dashboard. Implements NAV-13 to NAV-19. */
function listDashboardTabs(facts: TabFacts): DashboardTab[] {
	const isOnline = facts.connection !== 'offline';
	const shown: Record<DashboardTab, boolean> = {
		'at-a-glance': true,
		'my-plan': isOnline && facts.isLinked,
		plans: isOnline,
		recommendations: facts.showRecommendations,
		'my-jetpack': facts.showMyJetpack,
	};
	return keysOf(shown).filter(
		(tab) => shown[tab] && (facts.canManageModules || tab === 'at-a-glance'),
	);
}

/** Null on screens without a tab: products and licenses. */
function resolveCurrentDashboardTab({ pathname, group }: TabFacts): DashboardTab | null {
	if (group === 'recommendations' || group === 'plans') {
		return group;
	}
	if (group !== 'dashboard') {
		return null;
	}
	return pathname === '/my-plan' ? 'my-plan' : 'at-a-glance';
}

/** The settings tabs of a manager (NAV-20 to NAV-26) or a publisher (NAV-27 to NAV-29). */
function hasSettingsTab(tab: SettingsTab, facts: TabFacts): boolean {
	if (facts.canManageModules) {
		const isAntiSpam = tab === 'security' && facts.isAntiSpamActive;
		return isAntiSpam || (TAB_CONDITIONS[tab] ?? []).some(facts.hasModule);
	}
	return listPublisherTabs(facts).includes(tab);
}

function resolveSettingsTabs(facts: TabFacts): Tabs {
	const { pathname, canManageModules } = facts;
	const active = pathname === MODULES_PATH ? 'modules' : resolveActiveTab(pathname, facts);
	const tabs = [
		...SETTINGS_TABS.filter((tab) => hasSettingsTab(tab, facts)),
		...(canManageModules ? ['modules' as const] : []),
	];
	return tabs.length === 0
		? { kind: 'none' }
		: {
				kind: 'settings',
				hasSearch: canManageModules,
				tabs: tabs.map((key) => ({ key, isCurrent: key === active, count: 0 })),
			};
}

/** The tools of a manager; everybody else has only one of them, which needs no tab. */
function resolveToolsTabs({ pathname, canManageModules }: TabFacts): Tabs {
	const current = findRoute(pathname)?.screen;
	return canManageModules
		? {
				kind: 'tools',
				tabs: TOOLS.map((tool) => ({
					...tool,
					key: tool.screen,
					isCurrent: tool.screen === current,
					count: 0,
				})),
			}
		: { kind: 'none' };
}

/** Whether the tabs lead anywhere, which a single one doesn't on its own screen. */
export function isTabBar(tabs: Tabs): boolean {
	return (
		tabs.kind !== 'none' &&
		(tabs.tabs.length > 1 ||
			!tabs.tabs[0]?.isCurrent ||
			(tabs.kind === 'settings' && tabs.hasSearch))
	);
}

/** The tab bar of a route: tabs of the dashboard, of the settings or of the tools, or none. */
export function resolveTabs(facts: TabFacts): Tabs {
	if (facts.group === 'skip-link') {
		return { kind: 'none' };
	}
	if (facts.group === 'settings') {
		return resolveSettingsTabs(facts);
	}
	if (facts.group === 'tools') {
		return resolveToolsTabs(facts);
	}
	const current = resolveCurrentDashboardTab(facts);
	const tabs = listDashboardTabs(facts).map((key) => ({
		key,
		isCurrent: key === current,
		count: key === 'recommendations' ? facts.newRecommendations : 0,
	}));
	return { kind: 'dashboard', tabs };
}
