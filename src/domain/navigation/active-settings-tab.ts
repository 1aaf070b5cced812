import { SETTINGS_TABS, type SettingsTab } from '@/domain/routes';

export interface ActiveTabFacts {
	canManageModules: boolean;
	canEditPosts: boolean;
	isPublicizeActive: boolean;
	isPostByEmailActive: boolean;
}

/** The tab that "/settings" opens; null for anyone without a tab (NAV-33 to NAV-35). */
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

export function resolveActiveSettingsTab(
	pathname: string,
	facts: ActiveTabFacts,
): SettingsTab | null {
	return SETTINGS_TABS.find((tab) => pathname === `/${tab}`) ?? resolveDefaultTab(facts);
}
