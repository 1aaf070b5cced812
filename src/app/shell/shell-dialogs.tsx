import { useEffect } from 'react';
import { __ } from '@wordpress/i18n';
import { dialogClosed, selectOpenDialog } from '@/state/navigation/dialogs';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { showNotice } from '@/state/notices';
import { Late } from '@/ui/loadable/late';
import { DIALOGS } from '../routes/screens';

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

/** The dialogs, fetched when the first one is opened. */
export function ShellDialogs() {
	return useAppSelector(selectOpenDialog) ? (
		<Late of={DIALOGS} failed={() => <MissingDialog />}>
			{(Dialogs) => <Dialogs />}
		</Late>
	) : null;
}
