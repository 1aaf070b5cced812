import type { Marks } from './types.mjs';

/** What the bench and the page itself put on the window of a measured page. */
declare global {
	interface Window {
		benchSettings: { skeleton: string };
		benchMarks: Omit<Marks, 'responseEnd' | 'calls'>;
		benchSwitched?: { toggle: HTMLElement; before: string };
		benchAfterPaint: () => Promise<number>;
		/** @returns When the first frame was painted in which this is true; after 10 s, in any case. */
		benchPaintOf: (isThere: () => boolean) => Promise<number>;
		benchWatchChanges: () => { stop: () => { mutations: number; touched: number } };
		Initial_State: { WP_API_root: string; WP_API_nonce: string };
	}
}
