import { useEffect } from 'react';

/**
 * An effect that runs after the first paint, so that a card's requests never delay it. Like `useEffect`, but
 * without a clean-up.
 *
 * @param run Keep it stable: a new function runs again.
 */
export function useAfterPaint(run: () => void): void {
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		// A frame's callbacks run before its paint. By the next frame's callbacks, the first one is on the screen.
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
