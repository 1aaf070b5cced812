import type { SettingsTab } from '@/domain/routes';

const KEY = 'setting';

/** The path of a settings screen with the focus on one setting of it. */
export const writeSettingLink = (tab: SettingsTab, setting: string): string =>
	`/${tab}?${new URLSearchParams({ [KEY]: setting })}`;

/** The setting that a hash's query leads to, as it stands there: it may be none that we know. */
export const readLinkedSetting = (search: string): string | null =>
	new URLSearchParams(search).get(KEY);

/** The query without it, for when the setting has been reached. */
export function dropLinkedSetting(search: string): string {
	const query = new URLSearchParams(search);
	query.delete(KEY);
	return query.toString();
}
