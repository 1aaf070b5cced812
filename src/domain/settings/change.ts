import { isSwitchedOn } from '@/lib/values';
import { changeMember, isMemberChange, readMembers } from '.';
import { effectsOf, type SettingsMap } from './effects';

/**
 * A changed setting or module. Both values are undefined where they weren't kept: for a key, a code, an address or another value that must
 * not leave the site. Of a list, they may be one member, and whether the list has it.
 */
export interface Change {
	key: string;
	before?: unknown;
	after?: unknown;
}

export const hasValues = ({ before, after }: Change): boolean =>
	before !== undefined && after !== undefined;

/** How values are read and compared. */
export interface Reading {
	read: (settings: SettingsMap, key: string) => unknown;
	isSame: (key: string, found: unknown, value: unknown) => boolean;
}

/** The server's own values. It prints flags in several ways. */
export const AS_PRINTED: Reading = {
	read: (settings, key) => settings[key],
	isSame(_key, found, value) {
		if (isMemberChange(value)) {
			return readMembers(found).includes(value.member) === value.isOn;
		}
		return typeof value === 'boolean'
			? isSwitchedOn(found) === value
			: JSON.stringify(found) === JSON.stringify(value);
	},
};

/**
 * What a save has changed.
 *
 * @param asked The settings that were asked for, which may be changes of members.
 */
export const listChanged = (
	before: SettingsMap,
	saved: SettingsMap,
	asked: SettingsMap = {},
): Change[] =>
	Object.keys(saved)
		.map((key): Change => {
			const member = asked[key];
			if (isMemberChange(member)) {
				return { key, before: { ...member, isOn: !member.isOn }, after: member };
			}
			const after = saved[key];
			return {
				key,
				before: typeof after === 'boolean' ? isSwitchedOn(before[key]) : before[key],
				after,
			};
		})
		.filter(({ key, after }) => !AS_PRINTED.isSame(key, before[key], after));

/** The site's value of a change: the saved one, the earlier one, or another. */
export type ChangeState = 'current' | 'restored' | 'changed';

export function resolveChangeState(
	{ key, before, after }: Change,
	site: SettingsMap,
	{ read, isSame }: Reading = AS_PRINTED,
): ChangeState {
	const found = read(site, key);
	if (isSame(key, found, after)) {
		return 'current';
	}
	return isSame(key, found, before) ? 'restored' : 'changed';
}

interface UndoFacts {
	isModule: (key: string) => boolean;
	/** Of the values of the changes. */
	reading?: Reading;
	/** With it, a value that has replaced the saved one since is undone, too, if the person has seen it: if these settings have it. */
	seen?: SettingsMap;
}

/**
 * The settings that undo changes on a site: exactly the earlier values, because the companions of a switch are among the
 * changes. What somebody else has changed since is left as it is.
 */
export function resolveUndo(
	changes: readonly Change[],
	site: SettingsMap,
	{ isModule, reading = AS_PRINTED, seen }: UndoFacts,
): SettingsMap {
	const isTaken = (change: Change) => {
		const state = resolveChangeState(change, site, reading);
		const { read, isSame } = reading;
		const { key } = change;
		const isSeen = seen && isSame(key, read(seen, key), read(site, key));
		return state === 'current' || (state === 'changed' && isSeen);
	};
	const undo = new Map(
		changes
			.filter(isTaken)
			.map(({ key, before }) => [
				key,
				isMemberChange(before) ? changeMember(key, site[key], before) : before,
			]),
	);
	for (const key of [...undo.keys()]) {
		const { module = '', option = '' } = effectsOf(key).sharedWith ?? {};
		const isAlone = undo.get(key) === undo.get(module) && !undo.has(option);
		if (isAlone && undo.get(module) === true) {
			// The server may turn the other option on with their module.
			undo.set(option, false);
		} else if (isAlone && undo.get(module) === false && isSwitchedOn(site[option])) {
			undo.delete(module);
		}
	}
	// The server refuses an option whose module is off.
	const placeOf = ([key, value]: [string, unknown]) =>
		isModule(key) ? (value === true ? 0 : 2) : 1;
	return Object.fromEntries([...undo].sort((one, other) => placeOf(one) - placeOf(other)));
}
