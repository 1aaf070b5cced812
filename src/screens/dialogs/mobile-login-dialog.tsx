import { __, sprintf } from '@wordpress/i18n';
import { selectCurrentUser } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectMobileLogin, sendLoginEmail } from '@/state/connection/mobile-login';
import { Button } from '@/ui/button';
import { Modal } from '@/ui/modal';
import { Status } from '@/ui/status';

/** The result of the last email: by the time somebody wonders, its notice is gone (COMP-12). */
function LastEmail() {
	const { loginEmailSent, error } = useAppSelector(selectMobileLogin);
	if (error) {
		return (
			<Status intent="error">
				{sprintf(
					/* translators: %s: a sentence with the reason. */
					__("Couldn't send the last email. %s"),
					error.message,
				)}
			</Status>
		);
	}
	return loginEmailSent ? (
		<Status intent="success">
			{__("We've sent you a link. If it hasn't arrived in a few minutes, send another.")}
		</Status>
	) : null;
}

/** Offers an email with a link that logs in to the mobile app (COMP-09 to COMP-12). */
export function MobileLoginDialog({ onClose }: { onClose: () => void }) {
	const dispatch = useAppDispatch();
	const { providerUser } = useAppSelector(selectCurrentUser);
	const { sendingLoginEmail } = useAppSelector(selectMobileLogin);
	const send = () => {
		onClose();
		void dispatch(sendLoginEmail());
	};
	return (
		<Modal
			title={__('Log in to the app without a password')}
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>{__('Cancel')}</Button>
					<Button variant="primary" isBusy={sendingLoginEmail} onClick={send}>
						{__('Send link')}
					</Button>
				</>
			}
		>
			<p>{__("We'll email you a link. Open it on your phone to log in to the Jetpack app.")}</p>
			{providerUser?.email && (
				<p>
					<strong>{providerUser.email}</strong>
				</p>
			)}
			<LastEmail />
		</Modal>
	);
}
