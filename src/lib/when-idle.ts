/** In milliseconds: how long a busy browser may put it off, and the delay in Safari, which has no idle callbacks. */
const PATIENCE = 2000;

/** Runs something that nothing on the screen waits for. */
export function whenIdle(run: () => void): void {
	if ('requestIdleCallback' in window) {
		requestIdleCallback(run, { timeout: PATIENCE });
	} else {
		setTimeout(run, PATIENCE);
	}
}
