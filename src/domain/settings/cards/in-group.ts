import type { SettingEntry } from '../types';

/** Adjacent settings of a card that share one title. */
export const inGroup = <const Entry extends SettingEntry>(
	getGroupTitle: () => string,
	entries: readonly Entry[],
) => entries.map((entry) => ({ ...entry, getGroupTitle }));
