import { useEffect, type RefObject } from 'react';
import { onNextPaint } from './after-paint';

/** Pixels above and below the window in which an element counts as in view, so that a slow scroll waits for nothing. */
const MARGIN = 200;

/**
 * An effect that runs once, when an element is painted and has come into the window. Where the browser can't tell, it runs after the first paint.
 *
 * @param ref The element, which must be there from the first render.
 * @param run Keep it stable: a new function runs again.
 */
export function useWhenInView(ref: RefObject<Element | null>, run: () => void): void {
	useEffect(() => {
		if (!ref.current || typeof IntersectionObserver === 'undefined') {
			return onNextPaint(run);
		}
		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some(({ isIntersecting }) => isIntersecting)) {
					observer.disconnect();
					run();
				}
			},
			{ rootMargin: `${MARGIN}px 0px` },
		);
		observer.observe(ref.current);
		return () => observer.disconnect();
	}, [ref, run]);
}
