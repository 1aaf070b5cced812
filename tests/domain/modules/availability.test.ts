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
	['ROLE-21 an override locks before all else', personal, 'inactive', 'offline', false, 'locked'],
	[
		'ROLE-20 offline mode stops what needs the connection',
		cloud,
		'none',
		'offline',
		false,
		'offline',
	],
	['offline mode leaves the rest', free, 'none', 'offline', false, 'available'],
	['an unconnected site needs connecting', cloud, 'none', 'unconnected', false, 'needs-site'],
	[
		'ROLE-19 without an owner nothing personal works',
		personal,
		'none',
		'connected',
		false,
		'needs-owner',
	],
	['without an owner the rest works', cloud, 'none', 'connected', false, 'available'],
	['with an owner all works', personal, 'none', 'connected', true, 'available'],
])('%s', (_title, needs, override, connection, hasConnectedOwner, kind) => {
	const module = { ...(needs as typeof free), override };
	expect(resolveModuleAvailability(module, { connection, hasConnectedOwner }).kind).toBe(kind);
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
	['none where it is available', { kind: 'available' }, ''],
])('%s says why a switch is locked', (_id, availability, reason) => {
	expect(getUnavailableReason(availability, 'Monitor')).toBe(reason);
});
