import { __ } from '@wordpress/i18n';
import { reconnectSite } from '@/state/connection';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/button';
import { Modal } from '@/ui/modal';
import { useClose } from './use-close';

/** Asks before the connection is made anew (CONN-30, CONN-31). */
export function ReconnectDialog() {
	const dispatch = useAppDispatch();
	const close = useClose();
	const reconnect = () => {
		close();
		void dispatch(reconnectSite());
	};
	return (
		<Modal
			title={__('Reconnect Jetpack?', 'jetpack')}
			onClose={close}
			actions={
				<>
					<Button onClick={close}>{__('Cancel', 'jetpack')}</Button>
					<Button variant="primary" onClick={reconnect}>
						{__('Reconnect', 'jetpack')}
					</Button>
				</>
			}
		>
			<p>
				{__(
					'This renews the connection between your site and your account. Your settings stay as they are.',
					'jetpack',
				)}
			</p>
		</Modal>
	);
}
