import type { ModuleAvailability } from '@/domain/modules';
import type { Setting } from './cards';

export interface SettingFacts {
	/** Undefined for a module that this site does not have. */
	availability: ModuleAvailability | undefined;
	isModuleOn: boolean;
	/** The module itself is being switched. */
	isModuleSaving: boolean;
	/** The switch that it belongs to beside its module's. */
	isOwnerOn: boolean;
	isLinked: boolean;
	hasOwner: boolean;
	isOffline: boolean;
}

export type SettingState =
	| { kind: 'usable' }
	/** The site, its connection or its code forbids it. */
	| { kind: 'unavailable'; availability: Exclude<ModuleAvailability, { kind: 'available' }> }
	/** An option of a feature or of a switch that is off, or just being switched (SETGEN-14). */
	| { kind: 'resting' };

const NEEDS_OWNER = { kind: 'needs-owner' } as const;
const OFFLINE = { kind: 'offline' } as const;

/** What a setting needs beyond what its module does. */
function findLack(
	{ needsLinkedUser, needsOwner, isOnlineOnly }: Setting,
	{ isLinked, hasOwner, isOffline }: SettingFacts,
) {
	if (isOnlineOnly && isOffline) {
		return OFFLINE;
	}
	return (needsLinkedUser && !isLinked) || (needsOwner && !hasOwner) ? NEEDS_OWNER : undefined;
}

/** Whether a setting may be set, and why not (SETGEN-09, SETGEN-14, ROLE-18, ROLE-21). */
export function resolveSettingState(setting: Setting, facts: SettingFacts): SettingState {
	const { control, module, id } = setting;
	const { availability, isModuleOn, isModuleSaving, isOwnerOn } = facts;
	const isOwnSwitch = control === 'module' || module === id;
	// An option of a feature that is forced on is still the site's own.
	const isLockedOn = availability?.kind === 'locked' && availability.override === 'active';
	if (availability && availability.kind !== 'available' && (isOwnSwitch || !isLockedOn)) {
		return { kind: 'unavailable', availability };
	}
	const lack = findLack(setting, facts);
	if (lack) {
		return { kind: 'unavailable', availability: lack };
	}
	const isFeatureOff = !isOwnSwitch && (!isModuleOn || isModuleSaving);
	return isFeatureOff || (setting.needsSwitch && !isOwnerOn)
		? { kind: 'resting' }
		: { kind: 'usable' };
}

export type Choices =
	| { kind: 'open'; options: Record<string, string> }
	/** The module names none: what is saved can be shown, and nothing chosen. */
	| { kind: 'fixed' };

/**
 * What may be chosen for an option: nothing but what its module gives (SETDISC-09).
 *
 * @param labels The option's own value → label; undefined where the module does not have it.
 */
export function resolveChoices(labels: Record<string, string> | undefined): Choices {
	return labels && Object.keys(labels).length > 0
		? { kind: 'open', options: labels }
		: { kind: 'fixed' };
}
