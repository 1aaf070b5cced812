import { useEffect } from 'react';

/**
 * An effect that waits for the first paint, so that what a card fetches never delays it. Like
 * `useEffect`, but without a clean-up.
 *
 * @param run Keep it stable: a new function runs again.
 */
export function useAfterPaint(run: () => void): void {
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		// A frame's callbacks run before it is painted: when those of the next one run, it is on the screen.
		let frame = requestAnimationFrame(() => {
			frame = requestAnimationFrame(() => {
				timer = setTimeout(run);
			});
		});
		return () => {
			cancelAnimationFrame(frame);
			clearTimeout(timer);
		};
	}, [run]);
}
