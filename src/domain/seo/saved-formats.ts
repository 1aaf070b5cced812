import { isMap } from '@/lib/values';

/** The page types with a title format, in order (TRAFFIC-39). */
export const PAGE_TYPES = ['front_page', 'posts', 'pages', 'groups', 'archives'] as const;
export type PageType = (typeof PAGE_TYPES)[number];

/** The saved formats by page type: other versions of Jetpack may have more types and pieces. */
export type StoredFormats = Record<string, unknown>;

const NO_FORMATS: StoredFormats = {};

export const readTitleFormats = (saved: unknown): StoredFormats =>
	isMap(saved) ? saved : NO_FORMATS;

/** The formats to save: always the whole object, because the server removes a missing type (TRAFFIC-30). */
export const completeTitleFormats = (formats: StoredFormats): StoredFormats => ({
	...formats,
	...Object.fromEntries(PAGE_TYPES.filter((type) => !(type in formats)).map((type) => [type, []])),
});

/** Whether two objects have the same formats, in any order; a missing format equals an empty one. */
export function isSameTitleFormats(one: StoredFormats, other: StoredFormats): boolean {
	const toKey = (formats: StoredFormats) =>
		JSON.stringify(
			Object.entries(completeTitleFormats(formats)).sort(([a], [b]) => (a < b ? -1 : 1)),
		);
	return toKey(one) === toKey(other);
}
