import { useEffect } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@/ui/button';
import { announce } from '@/ui/live-region';
import { Modal } from '@/ui/modal';
import { useClose } from './use-close';

export function SuccessStep() {
	const close = useClose();
	const title = __('Your site is disconnected', 'jetpack');
	useEffect(() => announce(title), [title]);
	return (
		<Modal
			title={title}
			isClosingBlocked
			onClose={close}
			actions={
				<Button variant="primary" onClick={close}>
					{__('Back to the dashboard', 'jetpack')}
				</Button>
			}
		>
			<p>{__('You can connect it again at any time.', 'jetpack')}</p>
		</Modal>
	);
}
