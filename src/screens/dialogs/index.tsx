import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { reconnectSite, selectCurrentUser } from '@/state/connection';
import { selectMobileLogin, sendLoginEmail } from '@/state/connection/mobile-login';
import { dialogClosed, selectOpenDialog } from '@/state/navigation/dialogs';
import { resetOptions } from '@/state/settings';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import type { AppThunk } from '@/state/store/types';
import { Button, type ButtonProps } from '@/ui/button';
import { Modal } from '@/ui/modal';
import { Status } from '@/ui/status';
import { DisconnectDialog } from './disconnect/disconnect-dialog';

interface QuestionProps extends Pick<ButtonProps, 'isBusy' | 'isDestructive'> {
	title: string;
	action: string;
	act: () => AppThunk<unknown>;
	children: ReactNode;
}

/** Asks for confirmation, and closes before it acts. */
function Question({ title, action, act, children, ...look }: QuestionProps) {
	const dispatch = useAppDispatch();
	const close = () => dispatch(dialogClosed());
	const confirm = () => {
		close();
		void dispatch(act());
	};
	return (
		<Modal
			title={title}
			onClose={close}
			actions={
				<>
					<Button onClick={close}>{__('Cancel')}</Button>
					<Button {...look} variant="primary" onClick={confirm}>
						{action}
					</Button>
				</>
			}
		>
			{children}
		</Modal>
	);
}

/** Offers an email with a link that logs in to the mobile app (COMP-09 to COMP-12). */
function MobileLogin() {
	const { providerUser } = useAppSelector(selectCurrentUser);
	const { sendingLoginEmail, loginEmailSent, error } = useAppSelector(selectMobileLogin);
	return (
		<Question
			title={__('Log in to the app without a password')}
			action={__('Send link')}
			isBusy={sendingLoginEmail}
			act={sendLoginEmail}
		>
			<p>{__("We'll email you a link. Open it on your phone to log in to the Jetpack app.")}</p>
			{providerUser?.email && (
				<p>
					<strong>{providerUser.email}</strong>
				</p>
			)}
			{/* The result of the last email: by the time somebody wonders, its notice is gone (COMP-12). */}
			{error && (
				<Status intent="error">
					{sprintf(
						/* translators: %s: a sentence with the reason. */
						__("Couldn't send the last email. %s"),
						error.message,
					)}
				</Status>
			)}
			{!error && loginEmailSent && (
				<Status intent="success">
					{__("We've sent you a link. If it hasn't arrived in a few minutes, send another.")}
				</Status>
			)}
		</Question>
	);
}

/** The open dialog, if any. At most one is open. */
export default function Dialogs() {
	const open = useAppSelector(selectOpenDialog);
	const dispatch = useAppDispatch();
	switch (open) {
		case null:
			return null;
		case 'disconnect':
			return <DisconnectDialog context="dashboard" onClose={() => dispatch(dialogClosed())} />;
		case 'reconnect':
			// CONN-30, CONN-31
			return (
				<Question title={__('Reconnect Jetpack?')} action={__('Reconnect')} act={reconnectSite}>
					<p>
						{__(
							'This renews the connection between your site and your account. Your settings stay as they are.',
						)}
					</p>
				</Question>
			);
		case 'mobile-login':
			return <MobileLogin />;
		case 'reset-options':
			// DASH-31
			return (
				<Question isDestructive title={__('Reset Options')} action={__('Reset')} act={resetOptions}>
					<p>{__('This will reset all Jetpack options, are you sure?')}</p>
				</Question>
			);
	}
}
