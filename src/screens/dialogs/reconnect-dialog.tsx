import { __ } from '@wordpress/i18n';
import { reconnectSite } from '@/state/connection';
import { useAppDispatch } from '@/state/store/hooks';
import { Button } from '@/ui/button';
import { Modal } from '@/ui/modal';

/** Asks for confirmation before the connection is renewed (CONN-30, CONN-31). */
export function ReconnectDialog({ onClose }: { onClose: () => void }) {
	const dispatch = useAppDispatch();
	const reconnect = () => {
		onClose();
		void dispatch(reconnectSite());
	};
	return (
		<Modal
			title={__('Reconnect Jetpack?')}
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>{__('Cancel')}</Button>
					<Button variant="primary" onClick={reconnect}>
						{__('Reconnect')}
					</Button>
				</>
			}
		>
			<p>
				{__(
					'This renews the connection between your site and your account. Your settings stay as they are.',
				)}
			</p>
		</Modal>
	);
}
