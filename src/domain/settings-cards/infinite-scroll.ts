/** How a blog brings more posts: as its theme does, by a button, or as people scroll (WRITING-21). */
export type InfiniteScrollMode = 'default' | 'button' | 'scroll';

export const INFINITE_SCROLL_MODES: readonly InfiniteScrollMode[] = ['default', 'button', 'scroll'];

/** The two settings that say it together: the module, and what the module does. */
export const INFINITE_SCROLL_KEYS = ['infinite-scroll', 'infinite_scroll'] as const;

export type InfiniteScrollFields = Record<(typeof INFINITE_SCROLL_KEYS)[number], string>;

const [ON, OFF] = ['1', '0'];

/** @param fields Of the form: "1" or "0" under each key. */
export function readInfiniteScroll(fields: InfiniteScrollFields): InfiniteScrollMode {
	if (fields['infinite-scroll'] !== ON) {
		return 'default';
	}
	return fields.infinite_scroll === ON ? 'scroll' : 'button';
}

/**
 * The fields of the form for a mode (WRITING-22).
 *
 * @param saved What the server holds under `infinite_scroll`: it is left alone where the module does nothing.
 */
export const writeInfiniteScroll = (
	mode: InfiniteScrollMode,
	saved: string,
): InfiniteScrollFields =>
	mode === 'default'
		? { 'infinite-scroll': OFF, infinite_scroll: saved }
		: { 'infinite-scroll': ON, infinite_scroll: mode === 'scroll' ? ON : OFF };
