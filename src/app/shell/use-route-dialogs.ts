import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { HOME_PATH } from '@/domain/routes/guards';
import { resolveRouteDialog } from '@/domain/routes/screen-choice';
import { selectCapabilities, selectConnectionTask, selectConnectFacts } from '@/state/connection';
import { dialogClosed, dialogOpened, selectOpenDialog } from '@/state/navigation/dialogs';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';

/**
 * Opens the dialog of "/disconnect" and "/reconnect" once per visit, returns to the dashboard when it is
 * closed, and closes it when the route is left.
 */
export function useRouteDialogs(pathname: string): void {
	const dispatch = useAppDispatch();
	const navigate = useNavigate();
	const open = useAppSelector(selectOpenDialog);
	const connectFacts = useAppSelector(selectConnectFacts);
	const isReconnecting = useAppSelector(selectConnectionTask) === 'reconnect';
	const { canDisconnectSite } = useAppSelector(selectCapabilities);
	const wanted = resolveRouteDialog({
		...connectFacts,
		pathname,
		isReconnecting,
		canDisconnectSite,
	});

	// The path that opened a dialog, and whether that dialog has been seen open since.
	const visit = useRef({ path: '', isShown: false });

	useEffect(() => {
		if (visit.current.path && visit.current.path !== pathname) {
			visit.current = { path: '', isShown: false };
			dispatch(dialogClosed());
		}
		if (wanted && visit.current.path !== pathname) {
			visit.current = { path: pathname, isShown: false };
			dispatch(dialogOpened(wanted));
		}
	}, [dispatch, pathname, wanted]);

	useEffect(() => {
		if (!visit.current.path) {
			return;
		}
		if (open) {
			visit.current.isShown = true;
		} else if (visit.current.isShown) {
			visit.current = { path: '', isShown: false };
			navigate(HOME_PATH, { replace: true });
		}
	}, [navigate, open]);
}
