import { useEffect, type RefObject } from 'react';
import type { RateLimited } from '@/lib/rate-limit';

/**
 * Calls the listener when the element or the window is resized. A new listener subscribes again, so
 * keep it stable with `useMemo`.
 */
export function useOnResize(ref: RefObject<Element | null>, listener: RateLimited): void {
	useEffect(() => {
		const observer =
			typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(listener);
		if (ref.current) {
			observer?.observe(ref.current);
		}
		window.addEventListener('resize', listener);
		return () => {
			observer?.disconnect();
			window.removeEventListener('resize', listener);
			listener.cancel();
		};
	}, [ref, listener]);
}
