import { useEffect } from 'react';

/**
 * Runs a function after the next paint. A frame's callbacks run before its paint, and a timer that they start runs after it.
 *
 * @return Cancels it.
 */
export function onNextPaint(run: () => void): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const frame = requestAnimationFrame(() => {
		timer = setTimeout(run);
	});
	return () => {
		cancelAnimationFrame(frame);
		clearTimeout(timer);
	};
}

/**
 * An effect that runs in the frame of the first paint, right before it: to fetch a chunk while the page is painted. Like `useEffect`
 * otherwise, but without a clean-up.
 *
 * @param run Keep it stable: a new function runs again.
 */
export function useWithPaint(run: () => void): void {
	useEffect(() => {
		const frame = requestAnimationFrame(run);
		return () => cancelAnimationFrame(frame);
	}, [run]);
}

/**
 * An effect that runs after the first paint, so that a card's requests never delay it. Like `useEffect`, but
 * without a clean-up.
 *
 * @param run Keep it stable: a new function runs again.
 */
export function useAfterPaint(run: () => void): void {
	useEffect(() => onNextPaint(run), [run]);
}
