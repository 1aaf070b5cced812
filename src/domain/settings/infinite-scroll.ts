/** How a blog loads more posts: by the theme's default, with a button, or on scrolling (WRITING-21). */
export type InfiniteScrollMode = 'default' | 'button' | 'scroll';

export const INFINITE_SCROLL_MODES: readonly InfiniteScrollMode[] = ['default', 'button', 'scroll'];

/** The two settings that define the mode: the module, and its kind of loading. */
export const INFINITE_SCROLL_KEYS = ['infinite-scroll', 'infinite_scroll'] as const;

type Key = (typeof INFINITE_SCROLL_KEYS)[number];

const [ON, OFF] = ['1', '0'];

/** @param read Returns the text of a field of the form: "1" or "0". */
export function readInfiniteScroll(read: (key: Key) => string): InfiniteScrollMode {
	if (read('infinite-scroll') !== ON) {
		return 'default';
	}
	return read('infinite_scroll') === ON ? 'scroll' : 'button';
}

/** The fields of the form for a mode (WRITING-22). The saved kind is not changed while the module is off. */
export const writeInfiniteScroll = (
	mode: InfiniteScrollMode,
	readSaved: (key: Key) => string,
): Record<Key, string> =>
	mode === 'default'
		? { 'infinite-scroll': OFF, infinite_scroll: readSaved('infinite_scroll') }
		: { 'infinite-scroll': ON, infinite_scroll: mode === 'scroll' ? ON : OFF };
