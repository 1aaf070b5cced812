import { findRoute, MODULES_PATH } from '@/domain/routes/table';
import { SETTINGS_TABS, type SettingsTab } from '@/domain/routes/settings-tabs';

export interface ActiveTabFacts {
	canManageModules: boolean;
	canEditPosts: boolean;
	isPublicizeActive: boolean;
	isPostByEmailActive: boolean;
}

/** The tabs of a user who writes posts but does not manage modules, the first of which "/settings" opens (NAV-27 to NAV-29). */
export function listPublisherTabs(facts: Omit<ActiveTabFacts, 'canManageModules'>): SettingsTab[] {
	const tabs: (SettingsTab | false)[] = [
		facts.canEditPosts && facts.isPublicizeActive && 'sharing',
		facts.canEditPosts && facts.isPostByEmailActive && 'writing',
	];
	return tabs.filter((tab) => tab !== false);
}

/** The tab that "/settings" opens; null for a user without tabs (NAV-33 to NAV-35). */
const resolveDefaultTab = (facts: ActiveTabFacts): SettingsTab | null =>
	facts.canManageModules ? 'security' : (listPublisherTabs(facts)[0] ?? null);

/** The settings tab that a path shows: its own, or the one that "/settings" opens; none for the list of modules. */
export function resolveActiveTab(pathname: string, facts: ActiveTabFacts): SettingsTab | null {
	if (pathname === MODULES_PATH) {
		return null;
	}
	return SETTINGS_TABS.find((tab) => pathname === `/${tab}`) ?? resolveDefaultTab(facts);
}

/**
 * Whether a change of path leaves a settings tab and its unsaved text (SETGEN-01). "/settings" and the
 * tab that it opens are the same place; WordPress's skip links don't leave the tab (SHELL-19).
 */
export function leavesSettingsTab(from: string, to: string, facts: ActiveTabFacts): boolean {
	const target = findRoute(to);
	if (from === to || target?.group === 'skip-link') {
		return false;
	}
	const areBothSettings = findRoute(from)?.group === 'settings' && target?.group === 'settings';
	return !areBothSettings || resolveActiveTab(from, facts) !== resolveActiveTab(to, facts);
}
