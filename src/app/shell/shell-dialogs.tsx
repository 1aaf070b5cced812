import { useEffect } from 'react';
import { __ } from '@wordpress/i18n';
import { dialogClosed, selectOpenDialog } from '@/state/dialogs';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { showNotice } from '@/state/notices';
import { useLoadable } from '@/ui/loadable/use-loadable';
import { DIALOGS } from '../routes/screens';

/** The dialogs, fetched when the first one is opened. */
export function ShellDialogs() {
	const open = useAppSelector(selectOpenDialog);
	return open ? <LoadedDialogs /> : null;
}

function LoadedDialogs() {
	const dispatch = useAppDispatch();
	const { arrival } = useLoadable(DIALOGS);
	const hasFailed = arrival.phase === 'failed';

	useEffect(() => {
		if (hasFailed) {
			dispatch(dialogClosed());
			dispatch(
				showNotice(
					'error',
					__("Couldn't open this. Check your network, then try again.", 'dashboard-for-jetpack'),
					{ id: 'dialogs-not-loaded', displayOnNextPage: true },
				),
			);
		}
	}, [dispatch, hasFailed]);

	return arrival.phase === 'ready' ? <arrival.loaded /> : null;
}
