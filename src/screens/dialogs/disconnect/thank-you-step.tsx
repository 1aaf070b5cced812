import { useEffect } from 'react';
import { __ } from '@wordpress/i18n';
import type { DisconnectContext } from '@/domain/disconnect';
import { Button } from '@/ui/button';
import { announce } from '@/ui/live-region';
import { Modal } from '@/ui/modal';
import { getFinishLabel } from './finish-label';

interface ThankYouStepProps {
	context: DisconnectContext;
	onFinish: () => void;
}

/** Whether the answer arrived or not: the person has done their part (DISCON-12). */
export function ThankYouStep({ context, onFinish }: ThankYouStepProps) {
	const title = __('Thank you!', 'jetpack');
	useEffect(() => announce(title), [title]);
	return (
		<Modal
			title={title}
			isClosingBlocked
			onClose={onFinish}
			actions={
				<Button variant="primary" onClick={onFinish}>
					{getFinishLabel(context)}
				</Button>
			}
		>
			<p>{__('Your answer helps us make Jetpack better.', 'jetpack')}</p>
		</Modal>
	);
}
