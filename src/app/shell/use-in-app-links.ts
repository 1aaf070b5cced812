import { useCallback, type MouseEvent } from 'react';
import { SETUP_PATH } from '@/domain/routes/table';
import { readClock } from '@/state/browser';
import { setupTicketIssued } from '@/state/connection';
import { useAppDispatch } from '@/state/hooks';
import { useNavigate } from '@/ui/routing';

const isPlainClick = (event: MouseEvent) =>
	event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Passes clicks on `<a href="#/…">` to the router. Otherwise the router would only notice the changed hash,
 * and no guard could ask before a screen is left.
 *
 * A click on a link to the setup gets a ticket, on the history entry and in the store: the setup starts the
 * connection only where both match (CONN-06). A typed address has no ticket, and after a reload the ticket of
 * an entry doesn't match the new store.
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
