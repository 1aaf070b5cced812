import type { ModuleAvailability } from '@/domain/modules/availability';
import { CONNECT_USER_PATH, RECONNECT_PATH, type ConnectPath } from '@/domain/routes/connect';
import type { Setting } from './cards';

export interface SettingFacts {
	/** Undefined for a module that this site does not have. */
	availability: ModuleAvailability | undefined;
	isModuleOn: boolean;
	/** The module itself is being switched. */
	isModuleSaving: boolean;
	/** Another switch that it depends on besides its module's. */
	isOwnerOn: boolean;
	isLinked: boolean;
	hasOwner: boolean;
	ownerPath: ConnectPath | null;
	isOffline: boolean;
}

export type SettingState =
	| { kind: 'usable' }
	/** Forbidden by the site, its connection or site code. */
	| { kind: 'unavailable'; availability: Exclude<ModuleAvailability, { kind: 'available' }> }
	/** Its feature or switch is off, or changing (SETGEN-14). */
	| { kind: 'resting' };

const lackOf = (path: ConnectPath | null) => ({ kind: 'needs-owner' as const, path });
const ASKS_OTHERS = lackOf(null);
/** One object for each path: screens compare states by identity. */
const LACKS = [lackOf(CONNECT_USER_PATH), lackOf(RECONNECT_PATH)];
const OFFLINE = { kind: 'offline' } as const;

/** What a setting needs besides its module. */
function findLack(
	{ needsLinkedUser, needsOwner, isOnlineOnly }: Setting,
	{ isLinked, hasOwner, ownerPath, isOffline }: SettingFacts,
) {
	if (isOnlineOnly && isOffline) {
		return OFFLINE;
	}
	return (needsLinkedUser && !isLinked) || (needsOwner && !hasOwner)
		? (LACKS.find(({ path }) => path === ownerPath) ?? ASKS_OTHERS)
		: undefined;
}

/** Whether a setting can be changed, and if not, why (SETGEN-09, SETGEN-14, ROLE-18, ROLE-21). */
export function resolveSettingState(setting: Setting, facts: SettingFacts): SettingState {
	const { control, module, id } = setting;
	const { availability, isModuleOn, isModuleSaving, isOwnerOn } = facts;
	const isOwnSwitch = control === 'module' || module === id;
	// An option of a feature that is forced on can still be changed.
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
	/** The module lists no choices: the saved value is shown read-only. */
	| { kind: 'fixed' };

/** The choices of an option, only those that its module lists (SETDISC-09); for an option for which no server lists any, the known ones. */
export function resolveChoices(
	labels: Record<string, string> | undefined,
	known?: Record<string, string>,
): Choices {
	const options = labels && Object.keys(labels).length > 0 ? labels : known;
	return options ? { kind: 'open', options } : { kind: 'fixed' };
}
