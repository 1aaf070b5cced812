import { __ } from '@wordpress/i18n';
import type { SiteRoles } from '@/domain/site';
import { isMap } from '@/lib/is-map';

/** The two lists of roles: whose logged-in views are counted, and who sees the reports (TRAFFIC-46, TRAFFIC-47). */
export type RoleListKey = 'count_roles' | 'roles';

export interface RoleSwitch {
	role: string;
	name: string;
	isOn: boolean;
	/** TRAFFIC-48. */
	isFixed: boolean;
}

export interface RoleLists {
	switches: RoleSwitch[];
	/** Saved, and no role of this site: a plugin that brought it is gone, or it is not for this person. */
	others: string[];
}

const ADMINISTRATOR = 'administrator';

/** A list as the server prints it: PHP makes a map of one that has lost a member. */
function toRoles(saved: unknown): string[] {
	const values = isMap(saved) ? Object.values(saved) : saved;
	const roles = Array.isArray(values)
		? values.filter((role): role is string => typeof role === 'string' && role !== '')
		: [];
	return [...new Set(roles)];
}

const isAlwaysOn = (key: RoleListKey, role: string) => key === 'roles' && role === ADMINISTRATOR;

/**
 * The switches of a list of roles.
 *
 * @param key
 * @param saved     As the settings have it, in any shape.
 * @param siteRoles The site's own (ROLE-22); administrators are among them though a plugin may hide their role.
 */
export function resolveRoleLists(
	key: RoleListKey,
	saved: unknown,
	siteRoles: SiteRoles,
): RoleLists {
	const roles = toRoles(saved);
	const all: SiteRoles = {
		[ADMINISTRATOR]: { name: __('Administrator', 'dashboard-for-jetpack') },
		...siteRoles,
	};
	return {
		switches: Object.entries(all).map(([role, { name }]) => ({
			role,
			name: name || role,
			isOn: isAlwaysOn(key, role) || roles.includes(role),
			isFixed: isAlwaysOn(key, role),
		})),
		others: roles.filter((role) => !Object.hasOwn(all, role)),
	};
}

/** A list with a role more or less (TRAFFIC-49): what else stands in it stays, and administrators see the reports (TRAFFIC-48). */
export function changeRoles(
	key: RoleListKey,
	saved: unknown,
	{ role, isOn }: Pick<RoleSwitch, 'role' | 'isOn'>,
): string[] {
	const others = toRoles(saved).filter((one) => one !== role);
	const changed = isOn ? [...others, role] : others;
	return key === 'roles' ? [...new Set([ADMINISTRATOR, ...changed])] : changed;
}
