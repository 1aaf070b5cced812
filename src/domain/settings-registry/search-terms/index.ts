import type { SettingId } from '../registry';
import { CONTENT_TERMS } from './content';
import { SITE_TERMS } from './site';

/**
 * By what else people look for a setting: lists of names with commas between them. One that is typed word
 * for word leads straight to its setting. What is called the same in every language stands by itself;
 * of the others translators may write as many as their language has.
 */
const SEARCH_TERMS: Partial<Record<SettingId, () => readonly string[]>> = {
	...SITE_TERMS,
	...CONTENT_TERMS,
};

/** The other names of a setting, each by itself. */
export const listSearchTerms = (id: SettingId): string[] =>
	(SEARCH_TERMS[id]?.() ?? []).flatMap((list) => list.split(',')).map((name) => name.trim());
