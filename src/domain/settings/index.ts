import { isMap } from '@/lib/values';
import { effectsOf, type CompanionFacts, type MemberChange, type SettingsMap } from './effects';

export const isMemberChange = (value: unknown): value is MemberChange =>
	isMap(value) && typeof value.member === 'string' && typeof value.isOn === 'boolean';

/** A list as the server prints it: PHP prints a list with a removed member as a map. */
export function readMembers(saved: unknown): string[] {
	const values = isMap(saved) ? Object.values(saved) : saved;
	const members = Array.isArray(values)
		? values.filter((member): member is string => typeof member === 'string' && member !== '')
		: [];
	return [...new Set(members)];
}

/** Adds or removes a member of a list (TRAFFIC-49); its other members stay, and some are always in it (TRAFFIC-48). */
export function changeMember(
	key: string,
	saved: unknown,
	{ member, isOn }: MemberChange,
): string[] {
	const others = readMembers(saved).filter((one) => one !== member);
	const { always = [] } = effectsOf(key);
	return [...new Set([...always, ...others, ...(isOn ? [member] : [])])];
}

/** Whether the saved value depends on the server's current one. */
export const needsFreshValues = (values: SettingsMap): boolean =>
	Object.values(values).some(isMemberChange);

/** The settings to save: expands our own settings into the server keys they stand for, except those that cannot be changed here (SETPERF-05). */
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
 * All changes to save for some settings, with their companions, in the order in which the server must process them.
 *
 * @param values From `resolveParts`.
 * @param saved  The base for changes of lists.
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
	// A requested change beats a companion of another one.
	const asked = Object.entries(values).filter(([, value]) => !isMemberChange(value));
	return Object.assign(changes, Object.fromEntries(asked));
}

/** The settings to save if the server refuses a change, which is then sent again (SETPERF-14). */
export function resolveRemedy(values: SettingsMap, facts: CompanionFacts): SettingsMap | undefined {
	const remedies = Object.entries(values).map(([key, value]) =>
		effectsOf(key).remedy?.(value === true, facts),
	);
	return remedies.find(Boolean);
}

/** Whether all values are of switches, whose change can be undone from the notice about it. */
export const areSwitches = (values: SettingsMap): boolean =>
	Object.values(values).every((value) => typeof value === 'boolean' || isMemberChange(value));

/** A switch that was used, as its event reports it (TRACK-12). */
export interface UsedSwitch {
	key: string;
	/** The module from the effects, if it is not the one that lists the option. */
	module?: string;
	isOn: boolean;
	/** The member of a list. */
	member?: string;
}

/** The switches among some settings; a dismissal is not a switch. */
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

/** Whether the page is reloaded after the save (NOTICE-25). */
export const isReloadingSave = (changes: SettingsMap): boolean =>
	Object.keys(changes).some((key) => effectsOf(key).reload);

/** Whether the settings must be reloaded after a save. */
export const mustReadAgain = (changes: SettingsMap): boolean =>
	Object.keys(changes).some((key) => effectsOf(key).reread);

/**
 * The values after a save: the sent ones, overridden by values in the server's answer (API-20).
 *
 * @param answer The raw answer, a map or a boolean.
 */
export function resolveSavedValues(changes: SettingsMap, answer: unknown): SettingsMap {
	if (!isMap(answer)) {
		return changes;
	}
	const made = Object.keys(changes).filter((key) => key in answer);
	return { ...changes, ...Object.fromEntries(made.map((key) => [key, answer[key]])) };
}
