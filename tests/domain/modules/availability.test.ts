import {
	resolveModuleAvailability,
	getUnavailableReason,
	type ModuleAvailability,
} from '@/domain/modules/availability';
import type { ModuleOverride } from '@/domain/modules/types';
import type { SiteConnection } from '@/domain/connection';

const free = { requiresConnection: false, requiresUserConnection: false };
const personal = { requiresConnection: true, requiresUserConnection: true };

it.each<[string, object, ModuleOverride, SiteConnection, boolean, string]>([
	['offline mode keeps other modules available', free, 'none', 'offline', false, 'available'],
	['ROLE-19 needs an owner', personal, 'none', 'connected', false, 'needs-owner'],
	['with an owner every module is available', personal, 'none', 'connected', true, 'available'],
])('%s', (_title, needs, override, connection, hasConnectedOwner, kind) => {
	const module = { ...(needs as typeof free), override };
	expect(
		resolveModuleAvailability(module, { connection, hasConnectedOwner, ownerPath: null }).kind,
	).toBe(kind);
});

const locked = (override: 'active' | 'inactive' | 'managed') =>
	({ kind: 'locked', override }) as const;
const owner = (path: '/connect-user' | '/reconnect' | null) =>
	({ kind: 'needs-owner', path }) as const;

it.each<[string, ModuleAvailability, string]>([
	['NOTICE-29', locked('active'), 'Monitor has been enabled by a site administrator.'],
	['NOTICE-30', locked('inactive'), 'Monitor has been disabled by a site administrator.'],
	['NOTICE-31', locked('managed'), 'Monitor is managed by a site administrator.'],
	['a deleted owner', owner('/reconnect'), 'Reconnect Jetpack first.'],
	['nobody', owner(null), 'Please ask the site administrator to connect their account.'],
	['none where it is available', { kind: 'available' }, ''],
])('%s explains why a switch is locked', (_id, availability, reason) => {
	expect(getUnavailableReason(availability, 'Monitor')).toBe(reason);
});
