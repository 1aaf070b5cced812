import { isMap } from '@/lib/is-map';
import { effectsOf, type CompanionFacts, type MemberChange, type SettingsMap } from './effects';

export {
	effectsOf,
	getSearchSwitch,
	type CompanionFacts,
	type MemberChange,
	type SettingsMap,
} from './effects';
export type { SaveError, SaveSentences } from './sentences';

const isMemberChange = (value: unknown): value is MemberChange =>
	isMap(value) && typeof value.member === 'string' && typeof value.isOn === 'boolean';

/** A list as the server prints it: PHP makes a map of one that has lost a member. */
export function readMembers(saved: unknown): string[] {
	const values = isMap(saved) ? Object.values(saved) : saved;
	const members = Array.isArray(values)
		? values.filter((member): member is string => typeof member === 'string' && member !== '')
		: [];
	return [...new Set(members)];
}

/** A list with a member more or less (TRAFFIC-49); its other members stay, and some are always in it (TRAFFIC-48). */
export function changeMember(
	key: string,
	saved: unknown,
	{ member, isOn }: MemberChange,
): string[] {
	const others = readMembers(saved).filter((one) => one !== member);
	const { always = [] } = effectsOf(key);
	return [...new Set([...always, ...others, ...(isOn ? [member] : [])])];
}

/** Whether what is saved depends on what the server has by then. */
export const needsFreshValues = (values: SettingsMap): boolean =>
	Object.values(values).some(isMemberChange);

/** The settings that are really set: the parts of one that is no key of the server, but for those that cannot be changed here (SETPERF-05). */
export function resolveParts(values: SettingsMap, { availabilityOf }: CompanionFacts): SettingsMap {
	const entries = Object.entries(values).flatMap(([key, value]) => {
		const { parts } = effectsOf(key);
		return parts
			? parts
					.filter((part) => availabilityOf(part)?.kind === 'available')
					.map((part) => [part, value] as const)
			: [[key, value] as const];
	});
	return Object.fromEntries(entries);
}

/**
 * All that is saved for some settings, with their companions, in the order in which the server must work it off.
 *
 * @param values From `resolveParts`.
 * @param saved  Lists are changed over what these settings hold.
 */
export function resolveChanges(
	values: SettingsMap,
	facts: CompanionFacts,
	saved: SettingsMap,
): SettingsMap {
	const changes: SettingsMap = {};
	for (const [key, value] of Object.entries(values)) {
		const { companions } = effectsOf(key);
		if (companions && typeof value === 'boolean') {
			Object.assign(changes, companions(value, facts));
		} else {
			changes[key] = isMemberChange(value) ? changeMember(key, saved[key], value) : value;
		}
	}
	// What was asked for counts more than the companion of something else.
	const asked = Object.entries(values).filter(([, value]) => !isMemberChange(value));
	return Object.assign(changes, Object.fromEntries(asked));
}

/** What is saved where the server refuses some settings, which are then sent once more (SETPERF-14). */
export function resolveRemedy(values: SettingsMap, facts: CompanionFacts): SettingsMap | undefined {
	const remedies = Object.entries(values).map(([key, value]) =>
		effectsOf(key).remedy?.(value === true, facts),
	);
	return remedies.find(Boolean);
}

/**
 * The settings that take some switches back; undefined for what is no switch.
 *
 * @param values  From `resolveParts`.
 * @param changes From `resolveChanges`.
 * @param saved   Before they are saved.
 */
export function resolveUndo(
	values: SettingsMap,
	changes: SettingsMap,
	saved: SettingsMap,
): SettingsMap | undefined {
	const isSwitch = (value: unknown) => typeof value === 'boolean' || isMemberChange(value);
	if (!Object.values(values).every(isSwitch)) {
		return undefined;
	}
	// A module that an option shares follows the option by itself.
	const following = Object.keys(values).flatMap((key) =>
		Object.values(effectsOf(key).sharedWith ?? {}),
	);
	const undo = Object.keys(changes)
		.filter((key) => key in values || !following.includes(key))
		.map((key) => {
			const value = values[key];
			if (isMemberChange(value)) {
				return [key, { ...value, isOn: !value.isOn }];
			}
			const isShared = key in values && effectsOf(key).sharedWith;
			return [key, isShared ? value !== true : Boolean(saved[key])];
		});
	return Object.fromEntries(undo);
}

/** A switch that was used, as its event reports it (TRACK-12). */
export interface UsedSwitch {
	key: string;
	/** Where the effects say another module than the one that lists the option. */
	module?: string;
	isOn: boolean;
	/** The member of a list. */
	member?: string;
}

/** The switches among some settings; a dismissal is none. */
export const listUsedSwitches = (values: SettingsMap): UsedSwitch[] =>
	Object.entries(values).flatMap(([key, value]): UsedSwitch[] => {
		const { quiet, isInverted = false, module } = effectsOf(key);
		if (isMemberChange(value)) {
			return [{ key, module, ...value }];
		}
		return typeof value === 'boolean' && !quiet
			? [{ key, module, isOn: value !== isInverted }]
			: [];
	});

/** Dismissals are saved without progress and success notices (NOTICE-24). */
export const isQuietSave = (changes: SettingsMap): boolean =>
	Object.keys(changes).every((key) => effectsOf(key).quiet);

/** Whether the page is loaded again after the save (NOTICE-25). */
export const isReloadingSave = (changes: SettingsMap): boolean =>
	Object.keys(changes).some((key) => effectsOf(key).reload);

/** Whether only the server knows what a save has made of the settings. */
export const mustReadAgain = (changes: SettingsMap): boolean =>
	Object.keys(changes).some((key) => effectsOf(key).reread);

/**
 * What is saved now: what was sent, but for what the server made and put in its answer (API-20).
 *
 * @param answer As it came, a map or a bare boolean.
 */
export function resolveSavedValues(changes: SettingsMap, answer: unknown): SettingsMap {
	if (!isMap(answer)) {
		return changes;
	}
	const made = Object.keys(changes).filter((key) => key in answer);
	return { ...changes, ...Object.fromEntries(made.map((key) => [key, answer[key]])) };
}
