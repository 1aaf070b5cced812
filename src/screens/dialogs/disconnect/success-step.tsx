import { useEffect } from 'react';
import { __ } from '@wordpress/i18n';
import type { DisconnectContext } from '@/domain/disconnect';
import { useAppSelector } from '@/state/hooks';
import { selectCanSubmitSurvey } from '@/state/survey';
import { Button } from '@/ui/button';
import { announce } from '@/ui/live-region';
import { Modal } from '@/ui/modal';
import { getFinishLabel } from './finish-label';

interface SuccessStepProps {
	context: DisconnectContext;
	onFinish: () => void;
	onSurvey: () => void;
}

/** The survey is offered, never asked for, and only to who can answer it (DISCON-11, DISCON-14). */
export function SuccessStep({ context, onFinish, onSurvey }: SuccessStepProps) {
	const canSubmit = useAppSelector(selectCanSubmitSurvey);
	const title = __('Your site is disconnected', 'jetpack');
	useEffect(() => announce(title), [title]);
	return (
		<Modal
			title={title}
			isClosingBlocked
			onClose={onFinish}
			actions={
				<>
					{canSubmit && <Button onClick={onSurvey}>{__('Tell us why', 'jetpack')}</Button>}
					<Button variant="primary" onClick={onFinish}>
						{getFinishLabel(context)}
					</Button>
				</>
			}
		>
			<p>{__('You can connect it again at any time.', 'jetpack')}</p>
		</Modal>
	);
}
