import { addQueryArgs } from '@wordpress/url';
import type { SettingsTab } from '@/domain/routes/settings-tabs';

const KEY = 'setting';

/** The path of a settings screen that focuses one of its settings. */
export const writeSettingLink = (tab: SettingsTab, setting: string): string =>
	addQueryArgs(`/${tab}`, { [KEY]: setting });

/** The setting in a hash's query. It may not exist. */
export const readLinkedSetting = (search: string): string | null =>
	new URLSearchParams(search).get(KEY);

/** The query without the setting, for after it was focused. */
export function dropLinkedSetting(search: string): string {
	const query = new URLSearchParams(search);
	query.delete(KEY);
	return query.toString();
}
