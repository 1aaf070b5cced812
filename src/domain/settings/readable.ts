import { findSetting, findSettingOf } from './cards';

/** Parameters that are no settings, by the setting that they check. */
const PARAMETERS: Record<string, string> = { api_key: 'wordpress_api_key' };

const nameOf = (key: string): string | undefined => {
	const id = PARAMETERS[key] ?? key;
	return (findSettingOf(id) ?? findSetting(id))?.getName?.();
};

/** A whole key with the characters before it. A key that is also a word counts only at the start, or in a list of parameters. */
function findKey(key: string): RegExp {
	const whole = `${key.replace(/[^\w-]/g, '\\$&')}(?![\\w-])`;
	return new RegExp(
		/[_-]/.test(key) ? `(^|[^\\w-])${whole}` : `(^\\s*|\\):(?:.*[^\\w-])?)${whole}`,
	);
}

/**
 * A message of the server with our names of settings in place of the keys that were sent. A key that is also a word, such as "bing", is replaced only
 * where the message begins with it, or in a list of parameters.
 */
export function nameSettings(message: string, keys: readonly string[]): string {
	return [...keys]
		.sort((one, other) => other.length - one.length)
		.reduce((text, key) => {
			const name = nameOf(key);
			if (!name) {
				return text;
			}
			return text.replace(findKey(key), (_all, before: string) => before + name);
		}, message)
		.trim();
}

/** Why fields were refused, with our names of settings. */
export const nameInFields = (
	fields: Readonly<Record<string, string>>,
	keys: readonly string[],
): Record<string, string> =>
	Object.fromEntries(
		Object.entries(fields).map(([key, reason]) => [key, nameSettings(reason, keys)]),
	);
