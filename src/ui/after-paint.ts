import { useEffect } from 'react';

/**
 * An effect that waits until the screen has been painted: what a card fetches must not hold up the
 * first sight of it. Like `useEffect`, but without a clean-up of its own.
 *
 * @param run Stable, or it runs anew.
 */
export function useAfterPaint(run: () => void): void {
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		// A frame's callbacks run before it is painted, a timer set there runs after.
		const frame = requestAnimationFrame(() => {
			timer = setTimeout(run);
		});
		return () => {
			cancelAnimationFrame(frame);
			clearTimeout(timer);
		};
	}, [run]);
}
