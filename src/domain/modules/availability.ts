import type { SiteConnection } from '@/domain/connection';
import type { ModuleRecord } from './types';

export interface AvailabilityFacts {
	connection: SiteConnection;
	hasConnectedOwner: boolean;
}

export type ModuleAvailability =
	| { kind: 'available' }
	| { kind: 'locked'; override: 'active' | 'inactive' | 'managed' }
	| { kind: 'offline' }
	| { kind: 'needs-site' }
	| { kind: 'needs-owner' };

/**
 * Whether a module may be switched here, and why not: site code decides before anything else
 * (ROLE-21), then offline mode (ROLE-20), then the site's connection, then its owner (ROLE-19).
 */
export function resolveModuleAvailability(
	module: Pick<ModuleRecord, 'override' | 'requiresConnection' | 'requiresUserConnection'>,
	facts: AvailabilityFacts,
): ModuleAvailability {
	if (module.override !== 'none') {
		return { kind: 'locked', override: module.override };
	}
	const needsConnection = module.requiresConnection || module.requiresUserConnection;
	if (needsConnection && facts.connection === 'offline') {
		return { kind: 'offline' };
	}
	if (needsConnection && facts.connection === 'unconnected') {
		return { kind: 'needs-site' };
	}
	if (
		module.requiresUserConnection &&
		!facts.hasConnectedOwner &&
		facts.connection === 'connected'
	) {
		return { kind: 'needs-owner' };
	}
	return { kind: 'available' };
}
