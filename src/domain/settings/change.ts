import { isSwitchedOn } from '@/lib/values';
import { isMemberChange, readMembers, type SettingsMap } from './effects';

/**
 * A changed setting or module. Both values are undefined where they weren't kept: for a key, a code, an address or another value that must
 * not leave the site. Of a list, they may be one member, and whether the list has it.
 */
export interface Change {
	key: string;
	before?: unknown;
	after?: unknown;
}

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

/** What a save has changed. `asked` may have changes of members. */
export const listChanged = (
	before: SettingsMap,
	saved: SettingsMap,
	asked: SettingsMap = {},
): Change[] =>
	Object.keys(saved)
		.map((key): Change => {
			const after = isMemberChange(asked[key]) ? asked[key] : saved[key];
			const earlier = typeof after === 'boolean' ? !after : before[key];
			return {
				key,
				before: isMemberChange(after) ? { ...after, isOn: !after.isOn } : earlier,
				after,
			};
		})
		.filter(({ key, after }) => !AS_PRINTED.isSame(key, before[key], after));
