import { useEffect } from 'react';
import { __ } from '@wordpress/i18n';
import { dialogClosed, selectOpenDialog } from '@/state/navigation/dialogs';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { showNotice } from '@/state/notices';
import { late } from '@/ui/loadable/late';

/** Closes the dialog, and says why. */
function MissingDialog() {
	const dispatch = useAppDispatch();
	useEffect(() => {
		dispatch(dialogClosed());
		dispatch(
			showNotice('error', __("Couldn't open this. Check your network, then try again."), {
				id: 'dialogs-not-loaded',
				displayOnNextPage: true,
			}),
		);
	}, [dispatch]);
	return null;
}

export const Dialogs = late(() => import(/* webpackChunkName: "dialogs" */ '@/screens/dialogs'), {
	failed: () => <MissingDialog />,
});

/** The dialogs, fetched when the first one is opened. */
export const ShellDialogs = () => (useAppSelector(selectOpenDialog) ? <Dialogs /> : null);
