import type { SiteConnection } from '@/domain/connection';
import { findRoute } from '@/domain/routes/table';
import type { RouteGroup } from '@/domain/routes/types';
import { listPublisherTabs, type ActiveTabFacts } from './active-tab';

const WITH_MASTHEAD: readonly RouteGroup[] = ['dashboard', 'recommendations', 'settings', 'tools'];

/** Whether the routes of a group show the masthead (SHELL-21). */
export function hasMasthead(group: RouteGroup): boolean {
	return WITH_MASTHEAD.includes(group);
}

export type MastheadSection = 'dashboard' | 'settings' | 'tools';

export interface MastheadNavFacts extends ActiveTabFacts {
	pathname: string;
	isProviderHosted: boolean;
	/** Whether WordPress's menu leads to our settings. Beside Jetpack it doesn't: that entry is Jetpack's own. */
	isSettingsInMenu: boolean;
	connection: SiteConnection;
	canManageOptions: boolean;
	hasConnectedOwner: boolean;
	isLinked: boolean;
}

function showsMastheadNav(facts: MastheadNavFacts): boolean {
	if (facts.isSettingsInMenu && !facts.isProviderHosted) {
		return false;
	}
	if (!facts.canEditPosts || facts.pathname.startsWith('/setup')) {
		return false;
	}
	if (facts.connection === 'unconnected') {
		return false;
	}
	const hasPublisherTab = listPublisherTabs(facts).length > 0;
	return facts.canManageOptions || (facts.hasConnectedOwner && facts.isLinked && hasPublisherTab);
}

/**
 * The section buttons: on sites that the provider hosts or whose menu doesn't lead to the settings, for users with a tab in either
 * (NAV-06 to NAV-10). Tools is in no menu, so it has a button even where the settings have none, for everyone who may open it.
 */
export function listMastheadSections(facts: MastheadNavFacts): MastheadSection[] {
	if (!showsMastheadNav(facts)) {
		return [];
	}
	const hasTools = !facts.isSettingsInMenu && facts.canManageOptions && facts.canManageModules;
	return hasTools ? ['dashboard', 'settings', 'tools'] : ['dashboard', 'settings'];
}

const DASHBOARD_PATHS = ['/', '/dashboard', '/my-plan', '/plans'];

/** Which of the section buttons is the current one for a path (NAV-11, NAV-12); none for an empty path. */
export function resolveMastheadSection(
	pathname: string,
	sections: readonly MastheadSection[],
): MastheadSection | null {
	if (pathname === '') {
		return null;
	}
	if (DASHBOARD_PATHS.includes(pathname) || pathname.includes('/recommendations')) {
		return 'dashboard';
	}
	return findRoute(pathname)?.group === 'tools' && sections.includes('tools')
		? 'tools'
		: 'settings';
}
