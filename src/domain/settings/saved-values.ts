import { isMap } from '@/lib/is-map';
import type { SettingsMap } from './types';

/** Keys that are written in one form and read in another, or that change other settings as well. */
const READ_ANEW: readonly string[] = [
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
export const mustReadAnew = (changes: SettingsMap): boolean =>
	Object.keys(changes).some((key) => READ_ANEW.includes(key));

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
