import { __, sprintf } from '@wordpress/i18n';
import type { SiteConnection } from '@/domain/connection';
import { assertNever } from '@/lib/assert-never';
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
 * Whether a module can be switched here, and if not, why: site code decides before anything else
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

/** What forces a feature on or off instead of its owner (NOTICE-29 to NOTICE-31). */
export function getOverrideMessage(
	override: 'active' | 'inactive' | 'managed',
	feature: string,
): string {
	switch (override) {
		case 'active':
			return sprintf(
				/* translators: %s: name of a feature. */
				__('%s has been enabled by a site administrator.', 'dashboard-for-jetpack'),
				feature,
			);
		case 'inactive':
			return sprintf(
				/* translators: %s: name of a feature. */
				__('%s has been disabled by a site administrator.', 'dashboard-for-jetpack'),
				feature,
			);
		case 'managed':
			return sprintf(
				/* translators: %s: name of a feature. */
				__('%s is managed by a site administrator.', 'dashboard-for-jetpack'),
				feature,
			);
		default:
			return assertNever(override);
	}
}

/** The popover's text for a feature that cannot be switched; "" for all others. */
export function getUnavailableReason(availability: ModuleAvailability, feature: string): string {
	switch (availability.kind) {
		case 'available':
			return '';
		case 'locked':
			return getOverrideMessage(availability.override, feature);
		case 'offline':
			return __('Unavailable in Offline Mode', 'dashboard-for-jetpack');
		case 'needs-site':
			return __('Connect this site first.', 'dashboard-for-jetpack');
		case 'needs-owner':
			return __('Connect your user account first.', 'dashboard-for-jetpack');
		default:
			return assertNever(availability);
	}
}
