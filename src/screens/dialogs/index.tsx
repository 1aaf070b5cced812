import { assertNever } from '@/lib/assert-never';
import { selectOpenDialog } from '@/state/dialogs';
import { useAppSelector } from '@/state/hooks';
import { DisconnectDialog } from './disconnect';
import { useClose } from './use-close';
import { MobileLoginDialog } from './mobile-login-dialog';
import { ReconnectDialog } from './reconnect-dialog';
import { ResetOptionsDialog } from './reset-options-dialog';

/** The dialog that is open, if any: at most one is. */
export default function Dialogs() {
	const open = useAppSelector(selectOpenDialog);
	const close = useClose();
	switch (open) {
		case null:
			return null;
		case 'disconnect':
			return <DisconnectDialog context="dashboard" onClose={close} />;
		case 'reconnect':
			return <ReconnectDialog />;
		case 'mobile-login':
			return <MobileLoginDialog />;
		case 'reset-options':
			return <ResetOptionsDialog />;
		default:
			return assertNever(open, 'dialog');
	}
}
