import { __ } from '@wordpress/i18n';
import type { Undo } from '@/domain/notices/notice';
import { isSwitchedOn } from '@/lib/values';
import { changeMember, isMemberChange, effectsOf, type SettingsMap } from './effects';
import { AS_PRINTED, type Change, type Reading } from './change';

export const hasValues = ({ before, after }: Change): boolean =>
	before !== undefined && after !== undefined;

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

/** Modules are turned on first and off last, because the server refuses an option whose module is off. */
export const sortChanges = <T extends { key: string }>(
	changes: readonly T[],
	isModule: (key: string) => boolean,
	valueOf: (change: T) => unknown,
): T[] => {
	const placeOf = (change: T) => (isModule(change.key) ? (valueOf(change) === true ? 0 : 2) : 1);
	return [...changes].sort((one, other) => placeOf(one) - placeOf(other));
};

export interface UndoOptions {
	/** Of the values of the changes; by default they are the server's own. */
	reading?: Reading;
	/** Whether what somebody else has changed since is undone, too, if the page shows it. */
	isReplacing?: boolean;
}

export const getUndoneText = () => __('Undone.');

/** An undo: exactly the earlier values, because the companions of a switch are among the changes. */
export function planUndo(
	{ changes, ...control }: Undo,
	page: { settings: { saved: SettingsMap }; modules: object },
	{ reading = AS_PRINTED, isReplacing }: UndoOptions = {},
) {
	const { read, isSame } = reading;
	const isOn = (site: SettingsMap, change: Change) => {
		const { key } = change;
		const state = resolveChangeState(change, site, reading);
		const isSeen = isReplacing && isSame(key, read(page.settings.saved, key), read(site, key));
		return state === 'current' || (state === 'changed' && isSeen);
	};
	const sorted = sortChanges(
		changes,
		(key) => key in page.modules,
		({ before }) => before,
	);
	const asked = changes.filter((change) => isOn(page.settings.saved, change));
	return {
		success: getUndoneText(),
		/** With the earlier values. */
		control: {
			...control,
			values: Object.fromEntries(changes.map(({ key, before }) => [key, before])),
		},
		/** The settings to save on a site. What somebody else has changed since is left as it is. */
		changes(site: SettingsMap): SettingsMap {
			const undo: SettingsMap = {};
			for (const { key, before } of sorted.filter((change) => isOn(site, change))) {
				undo[key] = isMemberChange(before) ? changeMember(key, site[key], before) : before;
			}
			for (const key of Object.keys(undo)) {
				const { module = '', option = '' } = effectsOf(key).sharedWith ?? {};
				const isAlone = undo[key] === undo[module] && !(option in undo);
				if (isAlone && undo[key] === true) {
					// The server may turn the other option on with their module.
					undo[option] = false;
				} else if (isAlone && isSwitchedOn(site[option])) {
					delete undo[module];
				}
			}
			return undo;
		},
		/** @param site The values after the undo. */
		describeLeft: (site: SettingsMap): string =>
			asked.some((change) => resolveChangeState(change, site, reading) === 'changed')
				? __('Some of these settings were changed somewhere else, and were left as they are.')
				: '',
	};
}
