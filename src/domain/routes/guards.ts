import { getSavedPage } from '@/domain/recommendations/steps';
import type { RouteGuard } from './types';

export interface GuardFacts {
	canManageModules: boolean;
	canActivateLicense: boolean;
	/** The user may, but Jetpack has no call for it. */
	lacksLicenseCall: boolean;
	showRecommendations: boolean;
	recommendationsStep: string;
}

export const HOME_PATH = '/dashboard';
/** Says why no license can be activated. */
const PLAN_PATH = '/my-plan';

const hasRecommendations = (facts: GuardFacts) =>
	facts.showRecommendations && facts.canManageModules;

/** The target of a guarded route's redirect, or null if the route may be shown (SHELL-16, SHELL-18, SHELL-31). */
export function resolveGuard(guard: RouteGuard, facts: GuardFacts): string | null {
	switch (guard) {
		case 'none':
			return null;
		case 'manager':
			return facts.canManageModules ? null : HOME_PATH;
		case 'recommendations':
			return hasRecommendations(facts) ? null : HOME_PATH;
		case 'saved-step':
			return hasRecommendations(facts)
				? `/recommendations/${getSavedPage(facts.recommendationsStep)}`
				: HOME_PATH;
		case 'license':
			if (facts.canActivateLicense) {
				return null;
			}
			return facts.lacksLicenseCall ? PLAN_PATH : HOME_PATH;
	}
}
