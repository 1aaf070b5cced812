import { findRoute, MODULES_PATH } from '@/domain/routes/table';
import { SETTINGS_TABS, type SettingsTab } from '@/domain/routes/settings-tabs';

export interface ActiveTabFacts {
	canManageModules: boolean;
	canEditPosts: boolean;
	isPublicizeActive: boolean;
	isPostByEmailActive: boolean;
}

/** The tab that "/settings" opens; null for a user without tabs (NAV-33 to NAV-35). */
function resolveDefaultTab(facts: ActiveTabFacts): SettingsTab | null {
	if (facts.canManageModules) {
		return 'security';
	}
	if (!facts.canEditPosts) {
		return null;
	}
	if (facts.isPublicizeActive) {
		return 'sharing';
	}
	return facts.isPostByEmailActive ? 'writing' : null;
}

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
