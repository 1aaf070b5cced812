import { useEffect, useRef, type FocusEvent, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { SETUP_PATH } from '@/domain/routes/table';
import { readClock } from '@/state/store/browser';
import { setupTicketIssued } from '@/state/connection';
import { useAppDispatch } from '@/state/store/hooks';
import { askAgain } from '@/state/store/arrivals';
import { prefetchScreen } from '../routes/preload';

const isPlainClick = (event: MouseEvent) =>
	event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const findLink = ({ target }: MouseEvent | FocusEvent): HTMLAnchorElement | null =>
	target instanceof Element ? target.closest('a') : null;

const readHref = (link: Element | null) => link?.getAttribute('href') ?? '';

/**
 * Passes clicks on `<a href="#/…">` to the router. Otherwise the router would only notice the changed hash,
 * and no guard could ask before a screen is left.
 *
 * A click on a link to the setup gets a ticket, on the history entry and in the store: the setup starts the
 * connection only where both match (CONN-06). A typed address has no ticket, and after a reload the ticket of
 * an entry doesn't match the new store.
 *
 * A link that is pointed at or focused fetches its screen. After a link to another site, the answers that are shown are asked for again when the
 * person comes back: something may have been bought, restored or fixed there.
 */
export function useInAppLinks() {
	const dispatch = useAppDispatch();
	const navigate = useNavigate();
	const isAway = useRef(false);
	useEffect(() => {
		const comeBack = () => {
			if (isAway.current) {
				isAway.current = false;
				dispatch(askAgain());
			}
		};
		window.addEventListener('focus', comeBack);
		return () => window.removeEventListener('focus', comeBack);
	}, [dispatch]);
	const follow = (event: MouseEvent) => {
		const link = findLink(event);
		const href = readHref(link);
		isAway.current ||=
			link?.href.startsWith('http') === true && link.origin !== window.location.origin;
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
	};
	const prefetch = (event: MouseEvent | FocusEvent) => {
		const href = readHref(findLink(event));
		if (href.startsWith('#/')) {
			dispatch(prefetchScreen(href));
		}
	};
	return { onClick: follow, onPointerOver: prefetch, onFocus: prefetch };
}
