import { DISMISSAL_KEYS, RELOADING_KEYS, type SettingsMap } from './types';

const hasOnly = (changes: SettingsMap, keys: readonly string[]) =>
	Object.keys(changes).every((key) => keys.includes(key));

const hasAny = (changes: SettingsMap, keys: readonly string[]) =>
	Object.keys(changes).some((key) => keys.includes(key));

/** Dismissals are saved without progress and success notices (NOTICE-24). */
export function isQuietSave(changes: SettingsMap): boolean {
	return hasOnly(changes, DISMISSAL_KEYS);
}

/** NOTICE-25. */
export function isReloadingSave(changes: SettingsMap): boolean {
	return hasAny(changes, RELOADING_KEYS);
}
