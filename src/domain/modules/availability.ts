import { __, sprintf } from '@wordpress/i18n';
import type { SiteConnection } from '@/domain/connection';
import { CONNECT_USER_PATH, RECONNECT_PATH, type ConnectPath } from '@/domain/routes/connect';
import type { ModuleOverride, ModuleRequirements } from './types';

export interface AvailabilityFacts {
	connection: SiteConnection;
	hasConnectedOwner: boolean;
	/** The route by which this user can add an owner, or null if only somebody else can. */
	ownerPath: ConnectPath | null;
}

type Forced = Exclude<ModuleOverride, 'none'>;

export type ModuleAvailability =
	| { kind: 'available' }
	| { kind: 'locked'; override: Forced }
	| { kind: 'offline' | 'needs-site' }
	| { kind: 'needs-owner'; path: ConnectPath | null };

/** A module on this site. */
export interface ModuleFacts {
	/** Undefined where this site does not have it. */
	availability: ModuleAvailability | undefined;
	isOn: boolean;
}

/**
 * Whether a module can be switched here, and if not, why: site code decides before anything else
 * (ROLE-21), then offline mode (ROLE-20), then the site's connection, then its owner (ROLE-19).
 */
export function resolveModuleAvailability(
	module: Omit<ModuleRequirements, 'isAvailable' | 'unavailableReason'>,
	facts: AvailabilityFacts,
): ModuleAvailability {
	if (module.override !== 'none') {
		return { kind: 'locked', override: module.override };
	}
	const needsConnection = module.requiresConnection || module.requiresUserConnection;
	if (needsConnection && facts.connection !== 'connected') {
		return { kind: facts.connection === 'offline' ? 'offline' : 'needs-site' };
	}
	return module.requiresUserConnection && !facts.hasConnectedOwner
		? { kind: 'needs-owner', path: facts.ownerPath }
		: { kind: 'available' };
}

/** What forces a feature on or off instead of its owner (NOTICE-29 to NOTICE-31). */
export function getOverrideMessage(override: Forced, feature: string): string {
	switch (override) {
		case 'active':
			/* translators: %s: name of a feature. */
			return sprintf(__('%s has been enabled by a site administrator.'), feature);
		case 'inactive':
			/* translators: %s: name of a feature. */
			return sprintf(__('%s has been disabled by a site administrator.'), feature);
		case 'managed':
			/* translators: %s: name of a feature. */
			return sprintf(__('%s is managed by a site administrator.'), feature);
	}
}

/** The step that gives the site a connection owner, worded like the link to it. */
export function getOwnerReason(path: ConnectPath | null): string {
	switch (path) {
		case CONNECT_USER_PATH:
			return __('Connect your user account first.');
		case RECONNECT_PATH:
			return __('Reconnect Jetpack first.');
		default:
			return __('Please ask the site administrator to connect their account.');
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
			return __('Unavailable in Offline Mode');
		case 'needs-site':
			return __('Connect this site first.');
		case 'needs-owner':
			return getOwnerReason(availability.path);
	}
}
