import { useCallback, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { SETUP_PATH } from '@/domain/routes';
import { readClock } from '@/state/browser';
import { setupTicketIssued } from '@/state/connection';
import { useAppDispatch } from '@/state/hooks';

const isPlainClick = (event: MouseEvent) =>
	event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Hands clicks on `<a href="#/…">` to the router. Left to the browser, the router would know a change
 * of the hash only after the fact, and nothing could ask before a screen is left.
 *
 * A click that leads to the setup gets a ticket, on the history entry and in the store: the setup starts
 * the connection only where both match (CONN-06). An address has no ticket, and an entry that outlives a
 * reload has one that the new store does not know.
 */
export function useInAppLinks() {
	const dispatch = useAppDispatch();
	const navigate = useNavigate();
	return useCallback(
		(event: MouseEvent) => {
			const link = event.target instanceof Element ? event.target.closest('a') : null;
			const href = link?.getAttribute('href') ?? '';
			if (!href.startsWith('#/') || event.defaultPrevented || !isPlainClick(event)) {
				return;
			}
			event.preventDefault();
			const path = href.slice(1);
			if (path !== SETUP_PATH) {
				navigate(path);
				return;
			}
			const setupTicket = dispatch(readClock());
			dispatch(setupTicketIssued(setupTicket));
			navigate(path, { state: { setupTicket } });
		},
		[dispatch, navigate],
	);
}
