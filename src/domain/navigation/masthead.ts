import type { SiteConnection } from '@/domain/connection';
import type { RouteGroup } from '@/domain/routes/types';

const WITH_MASTHEAD: readonly RouteGroup[] = ['dashboard', 'recommendations', 'settings', 'check'];

/** Whether the routes of a group show the masthead (SHELL-21); the check of the site belongs to the dashboard. */
export function hasMasthead(group: RouteGroup): boolean {
	return WITH_MASTHEAD.includes(group);
}

export interface MastheadNavFacts {
	pathname: string;
	isProviderHosted: boolean;
	connection: SiteConnection;
	canEditPosts: boolean;
	canManageOptions: boolean;
	hasConnectedOwner: boolean;
	isLinked: boolean;
	isPostByEmailActive: boolean;
	isPublicizeActive: boolean;
}

/** Whether to show the two section buttons: on sites that the provider hosts, to users with a tab in either (NAV-06 to NAV-10). */
export function showsMastheadNav(facts: MastheadNavFacts): boolean {
	if (!facts.isProviderHosted || !facts.canEditPosts || facts.pathname.startsWith('/setup')) {
		return false;
	}
	if (facts.connection === 'unconnected') {
		return false;
	}
	const isAnyPublisherModuleActive = facts.isPostByEmailActive || facts.isPublicizeActive;
	return (
		facts.canManageOptions ||
		(facts.hasConnectedOwner && facts.isLinked && isAnyPublisherModuleActive)
	);
}

const DASHBOARD_PATHS = ['/', '/dashboard', '/my-plan', '/plans'];

/** Which of the two buttons is the current one for a path (NAV-11, NAV-12); none for an empty path. */
export function resolveMastheadSection(pathname: string): 'dashboard' | 'settings' | null {
	if (pathname === '') {
		return null;
	}
	return DASHBOARD_PATHS.includes(pathname) || pathname.includes('/recommendations')
		? 'dashboard'
		: 'settings';
}
