import {
	resolveModuleAvailability,
	getUnavailableReason,
	type ModuleAvailability,
} from '@/domain/modules/availability';
import type { ModuleOverride } from '@/domain/modules/types';
import type { SiteConnection } from '@/domain/connection';

const free = { requiresConnection: false, requiresUserConnection: false };
const cloud = { requiresConnection: true, requiresUserConnection: false };
const personal = { requiresConnection: true, requiresUserConnection: true };

it.each<[string, object, ModuleOverride, SiteConnection, boolean, string]>([
	[
		'ROLE-21 an override takes precedence and locks',
		personal,
		'inactive',
		'offline',
		false,
		'locked',
	],
	[
		'ROLE-20 offline mode disables a module that needs the connection',
		cloud,
		'none',
		'offline',
		false,
		'offline',
	],
	['offline mode keeps other modules available', free, 'none', 'offline', false, 'available'],
	['an unconnected site must be connected', cloud, 'none', 'unconnected', false, 'needs-site'],
	[
		'ROLE-19 a module that needs a user connection needs an owner',
		personal,
		'none',
		'connected',
		false,
		'needs-owner',
	],
	['other modules need no owner', cloud, 'none', 'connected', false, 'available'],
	['with an owner every module is available', personal, 'none', 'connected', true, 'available'],
])('%s', (_title, needs, override, connection, hasConnectedOwner, kind) => {
	const module = { ...(needs as typeof free), override };
	expect(
		resolveModuleAvailability(module, { connection, hasConnectedOwner, ownerPath: null }).kind,
	).toBe(kind);
});

it.each<[string, ModuleAvailability, string]>([
	[
		'NOTICE-29',
		{ kind: 'locked', override: 'active' },
		'Monitor has been enabled by a site administrator.',
	],
	[
		'NOTICE-30',
		{ kind: 'locked', override: 'inactive' },
		'Monitor has been disabled by a site administrator.',
	],
	[
		'NOTICE-31',
		{ kind: 'locked', override: 'managed' },
		'Monitor is managed by a site administrator.',
	],
	['SHELL-32', { kind: 'offline' }, 'Unavailable in Offline Mode'],
	[
		'an account to connect',
		{ kind: 'needs-owner', path: '/connect-user' },
		'Connect your user account first.',
	],
	[
		'an owner who was deleted',
		{ kind: 'needs-owner', path: '/reconnect' },
		'Reconnect Jetpack first.',
	],
	[
		'somebody else who must connect',
		{ kind: 'needs-owner', path: null },
		'Please ask the site administrator to connect their account.',
	],
	['none where it is available', { kind: 'available' }, ''],
])('%s explains why a switch is locked', (_id, availability, reason) => {
	expect(getUnavailableReason(availability, 'Monitor')).toBe(reason);
});
