import { __ } from '@wordpress/i18n';
import { selectCurrentUser } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { sendLoginEmail } from '@/state/mobile-login';
import { Button } from '@/ui/button';
import { Modal } from '@/ui/modal';

/** Offers an email with a link that logs in to the mobile app (COMP-09 to COMP-11). */
export function MobileLoginDialog({ onClose }: { onClose: () => void }) {
	const dispatch = useAppDispatch();
	const { providerUser } = useAppSelector(selectCurrentUser);
	const send = () => {
		onClose();
		void dispatch(sendLoginEmail());
	};
	return (
		<Modal
			title={__('Log in to the app without a password', 'dashboard-for-jetpack')}
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>{__('Cancel', 'dashboard-for-jetpack')}</Button>
					<Button variant="primary" onClick={send}>
						{__('Send link', 'dashboard-for-jetpack')}
					</Button>
				</>
			}
		>
			<p>
				{__(
					"We'll email you a link. Open it on your phone to log in to the Jetpack app.",
					'dashboard-for-jetpack',
				)}
			</p>
			{providerUser?.email && (
				<p>
					<strong>{providerUser.email}</strong>
				</p>
			)}
		</Modal>
	);
}
