import type { Marks } from './types.mjs';

/** Globals that the bench and the page itself add to the window of a measured page. */
declare global {
	interface Window {
		benchSettings: { skeleton: string };
		benchMarks: Omit<Marks, 'responseEnd' | 'calls'>;
		benchSwitched?: { toggle: HTMLElement; before: string };
		benchAfterPaint: () => Promise<number>;
		/** @returns When the first frame in which this is true was painted, or after 10 s. */
		benchPaintOf: (isThere: () => boolean) => Promise<number>;
		benchWatchChanges: () => { stop: () => { mutations: number; touched: number } };
		Initial_State: { WP_API_root: string; WP_API_nonce: string };
	}
}
