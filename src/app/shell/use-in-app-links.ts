import { useCallback, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

const isPlainClick = (event: MouseEvent) =>
	event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Hands clicks on `<a href="#/…">` to the router. Left to the browser, the router would know a change
 * of the hash only after the fact, and nothing could ask before a screen is left.
 */
export function useInAppLinks() {
	const navigate = useNavigate();
	return useCallback(
		(event: MouseEvent) => {
			const link = event.target instanceof Element ? event.target.closest('a') : null;
			const href = link?.getAttribute('href') ?? '';
			if (!href.startsWith('#/') || event.defaultPrevented || !isPlainClick(event)) {
				return;
			}
			event.preventDefault();
			navigate(href.slice(1));
		},
		[navigate],
	);
}
