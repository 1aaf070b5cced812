import { addQueryArgs } from '@wordpress/url';
import type { SettingsTab } from '@/domain/routes/settings-tabs';

/** Milliseconds between the last keystroke and the search (FIND-03). */
export const SEARCH_DELAY = 500;

/** The search term in a hash's query, or "" (FIND-04, FIND-05). */
export function readSearchTerm(search: string): string {
	return new URLSearchParams(search).get('term') ?? '';
}

/** Whether the search is open, even with an empty term (FIND-07). */
export const isSearchOpen = (search: string): boolean => new URLSearchParams(search).has('term');

/** The query with another term; an empty term keeps the search open, undefined closes it. */
export function writeSearchTerm(search: string, term: string | undefined): string {
	const query = new URLSearchParams(search);
	if (term === undefined) {
		query.delete('term');
	} else {
		query.set('term', term);
	}
	return query.toString();
}

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
