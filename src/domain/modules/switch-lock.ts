import { __ } from '@wordpress/i18n';
import type { Decided } from './deciders';
import {
	getUnavailableReason,
	resolveModuleAvailability,
	type AvailabilityFacts,
	type ModuleAvailability,
} from './availability';
import type { ModuleRequirements } from './types';

export type ModuleLock =
	| Exclude<ModuleAvailability, { kind: 'available' }>
	/** The server itself does not offer the module here: the plan or another plugin is missing. */
	| { kind: 'not-offered'; reason: string }
	/** The server has no setting of this name. */
	| { kind: 'no-switch' };

export interface LockFacts extends AvailabilityFacts {
	/** The server's settings have a value for the module. */
	hasSwitch: boolean;
}

/**
 * Why a module cannot be switched; undefined if it can. The connection, the owner and site code decide before the
 * server's own record, which may be older than they are (ROLE-19 to ROLE-21).
 */
export function resolveModuleLock(
	record: ModuleRequirements,
	facts: LockFacts,
): ModuleLock | undefined {
	const availability = resolveModuleAvailability(record, facts);
	if (availability.kind !== 'available') {
		return availability;
	}
	if (!record.isAvailable) {
		return { kind: 'not-offered', reason: record.unavailableReason };
	}
	return facts.hasSwitch ? undefined : { kind: 'no-switch' };
}

/** The text for a module that cannot be switched; the server's own reason where it has one. */
export function getLockReason(lock: ModuleLock, name: string): string {
	switch (lock.kind) {
		case 'not-offered':
			return lock.reason || __("Jetpack doesn't offer this here.");
		case 'no-switch':
			return __("This version of Jetpack can't switch this module.");
		default:
			return getUnavailableReason(lock, name);
	}
}

/** Whether a lock makes a module unusable, as opposed to keeping it on or off. */
export const isUnavailable = (lock: ModuleLock | undefined): boolean =>
	lock !== undefined && lock.kind !== 'locked';

/** What code may have decided where a module is locked; undefined where the reason itself says who: the connection or its owner. */
export function findDecided(slug: string, lock: ModuleLock): Decided | undefined {
	switch (lock.kind) {
		case 'locked':
			return { kind: 'module', id: slug };
		case 'offline':
			return { kind: 'offline-mode', id: '' };
		default:
			return undefined;
	}
}

export interface SharedModuleFacts {
	isModuleOn: boolean;
	/** The saved options, whether or not the module is on. */
	own: boolean;
	other: boolean;
}

/** The options that are in effect: an option has no effect while its module is off. */
export const readSharedModule = ({ isModuleOn, own, other }: SharedModuleFacts) => ({
	isOn: isModuleOn && own,
	isOtherOn: isModuleOn && other,
});

/** Why the switch of such an option is disabled; undefined if it is enabled, as it is while the module is off (SETDISC-10). */
export function resolveOptionLock(
	availability: ModuleAvailability,
): Exclude<ModuleAvailability, { kind: 'available' }> | undefined {
	const isForcedOn = availability.kind === 'locked' && availability.override === 'active';
	return availability.kind === 'available' || isForcedOn ? undefined : availability;
}
