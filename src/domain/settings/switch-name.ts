import { getCardOf, getSetting, type Setting, type SettingId } from './cards';
import { quoteName } from './sentences';

/** The display name of the feature that a setting switches, a noun; "" for an option of a feature. */
export const nameFeature = ({ id, module, getFeature }: Setting): string =>
	getFeature?.() ?? ((module === id && getCardOf(id)?.getTitle()) || '');

/** The name of a switch before "is on" or "is off" (NOTICE-21): a feature's name, or the words of its label. */
export function nameSwitch(id: SettingId): string {
	const setting = getSetting(id);
	const feature = nameFeature(setting);
	return feature && !setting.isPlural ? feature : quoteName(feature || setting.getName());
}
