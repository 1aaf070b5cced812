import { dialogClosed, selectOpenDialog } from '@/state/navigation/dialogs';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { DisconnectDialog } from './disconnect/disconnect-dialog';
import { MobileLoginDialog } from './mobile-login-dialog';
import { ReconnectDialog } from './reconnect-dialog';
import { ResetOptionsDialog } from './reset-options-dialog';

/** The open dialog, if any. At most one is open. */
export default function Dialogs() {
	const open = useAppSelector(selectOpenDialog);
	const dispatch = useAppDispatch();
	const close = () => dispatch(dialogClosed());
	switch (open) {
		case null:
			return null;
		case 'disconnect':
			return <DisconnectDialog context="dashboard" onClose={close} />;
		case 'reconnect':
			return <ReconnectDialog onClose={close} />;
		case 'mobile-login':
			return <MobileLoginDialog onClose={close} />;
		case 'reset-options':
			return <ResetOptionsDialog onClose={close} />;
	}
}
