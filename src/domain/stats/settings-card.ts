import { __ } from '@wordpress/i18n';
import { readMembers, effectsOf } from '@/domain/settings/effects';
import type { SiteRoles } from '@/domain/site/types';
import {
	resolveStatsUnavailable,
	type StatsCardFacts,
	type StatsUnavailable,
} from '@/domain/stats';

export type StatsSettingsView = StatsUnavailable | { kind: 'inactive' } | { kind: 'settings' };

/**
 * The content of the stats settings: a notice, a button to activate them, or a panel (TRAFFIC-41 to TRAFFIC-44). `isOn` is the saved value: the card doesn't
 * change while a save is pending.
 */
export const resolveStatsSettings = (
	facts: Pick<StatsCardFacts, 'override' | 'connection' | 'isOn'>,
): StatsSettingsView =>
	resolveStatsUnavailable(facts) ?? { kind: facts.isOn ? 'settings' : 'inactive' };

/** The two lists of roles: whose logged-in views are counted, and who sees the reports (TRAFFIC-46, TRAFFIC-47). */
export type RoleListKey = 'count_roles' | 'roles';

const ADMINISTRATOR = 'administrator';

/** TRAFFIC-48. */
const isAlwaysOn = (key: RoleListKey, role: string) =>
	effectsOf(key).always?.includes(role) ?? false;

/** The switches of a list of roles (ROLE-22), saved in any shape. Administrators are added if a plugin hides their role. */
export function resolveRoleLists(key: RoleListKey, saved: unknown, siteRoles: SiteRoles) {
	const roles = readMembers(saved);
	const all: SiteRoles = {
		[ADMINISTRATOR]: { name: __('Administrator') },
		...siteRoles,
	};
	return {
		switches: Object.entries(all).map(([role, { name }]) => ({
			role,
			name: name || role,
			isOn: isAlwaysOn(key, role) || roles.includes(role),
			/** TRAFFIC-48. */
			isFixed: isAlwaysOn(key, role),
		})),
		/** Saved, but not a role of this site: its plugin was removed, or the user may not assign it. */
		others: roles.filter((role) => !Object.hasOwn(all, role)),
	};
}
