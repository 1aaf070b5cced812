import { isMap } from '@/lib/is-map';

/** Option key → value as the server prints it; module slugs are keys too, with a boolean (DATA-10, DATA-23, DATA-24). */
export type SettingsMap = Record<string, unknown>;

/** The switches that only put something away: saved without a word (NOTICE-24). */
const DISMISSAL_KEYS = [
	'dismiss_dash_app_card',
	'dismiss_empty_stats_card',
	'dismiss_dash_backup_getting_started',
] as const;

/** A change to one of these alters the admin around us, so the page is reloaded (NOTICE-25). */
const RELOADING_KEYS = ['masterbar', 'jetpack_testimonial', 'jetpack_portfolio'] as const;

const hasOnly = (changes: SettingsMap, keys: readonly string[]) =>
	Object.keys(changes).every((key) => keys.includes(key));

const hasAny = (changes: SettingsMap, keys: readonly string[]) =>
	Object.keys(changes).some((key) => keys.includes(key));

/** Dismissals are saved without progress and success notices (NOTICE-24). */
export function isQuietSave(changes: SettingsMap): boolean {
	return hasOnly(changes, DISMISSAL_KEYS);
}

/** Whether the page is reloaded after the save (NOTICE-25). */
export function isReloadingSave(changes: SettingsMap): boolean {
	return hasAny(changes, RELOADING_KEYS);
}

/** Keys that are written in one form and read in another, or that change other settings as well. */
const READ_AGAIN: readonly string[] = [
	'custom',
	'gravatar-hovercards',
	'jetpack_protect_global_whitelist',
	'jetpack_protect_key',
	'lang_id',
	'markdown',
	'onboarding',
	'post_by_email_address',
	'search_auto_config',
	'sharing_delete_service',
	'sharing_services',
	'waf',
];

/** Whether only the server knows what a save has made of the settings. */
export const mustReadAgain = (changes: SettingsMap): boolean =>
	Object.keys(changes).some((key) => READ_AGAIN.includes(key));

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
