import {
	findSetting,
	findSettingOf,
	getCardOf,
	getSetting,
	type Setting,
	type SettingId,
} from './cards';
import { quoteName } from './sentences';

/** The display name of the feature that a setting switches, a noun; "" for an option of a feature. */
export const nameFeature = ({ id, module, getFeature }: Setting): string =>
	getFeature?.() ?? ((module === id && getCardOf(id)?.getTitle()) || '');

/**
 * The display name of a module: that of the setting that switches it or of its own record, else the server's.
 *
 * @param slug
 * @param serverName "" where the server has none.
 */
export function nameModule(slug: string, serverName = ''): string {
	const setting = findSettingOf(slug);
	return (setting ? nameFeature(setting) : findSetting(slug)?.getName?.()) || serverName || slug;
}

/** The name of a switch before "is on" or "is off" (NOTICE-21): a feature's name, or the words of its label. */
export function nameSwitch(id: SettingId): string {
	const setting = getSetting(id);
	const feature = nameFeature(setting);
	return feature && !setting.isPlural ? feature : quoteName(feature || setting.getName());
}
