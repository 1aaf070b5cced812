/** What instrument.js and the page itself put on the window of a measured page. */
interface Window {
	benchMarks: { pieces: number; readyAt: number; changedAt: number };
	benchAfterPaint: () => Promise<number>;
	benchWatchChanges: () => { stop: () => { mutations: number; touched: number } };
	Initial_State: { WP_API_root: string; WP_API_nonce: string };
}
