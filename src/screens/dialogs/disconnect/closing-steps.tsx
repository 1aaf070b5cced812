import { type ReactNode, useEffect } from 'react';
import { __ } from '@wordpress/i18n';
import type { DisconnectContext } from '@/domain/connection/disconnect';
import { useAppSelector } from '@/state/store/hooks';
import { selectCanSubmitSurvey } from '@/state/connection/survey';
import { Button } from '@/ui/button';
import { announce } from '@/ui/screen-reader';
import { Modal } from '@/ui/modal';

interface ClosingStepProps {
	context: DisconnectContext;
	title: string;
	/** Shown before the button that closes the dialog. */
	offer?: ReactNode;
	onFinish: () => void;
	children: ReactNode;
}

/** A step that can be the last one. On the plugins screen, the deactivation continues after it. */
function ClosingStep({ context, title, offer, onFinish, children }: ClosingStepProps) {
	useEffect(() => announce(title), [title]);
	return (
		<Modal
			title={title}
			isClosingBlocked
			onClose={onFinish}
			actions={
				<>
					{offer}
					<Button variant="primary" onClick={onFinish}>
						{context === 'plugins' ? __('Finish deactivating') : __('Back to the dashboard')}
					</Button>
				</>
			}
		>
			<p>{children}</p>
		</Modal>
	);
}

interface SuccessStepProps {
	context: DisconnectContext;
	onFinish: () => void;
	onSurvey: () => void;
}

/**
 * Confirms the disconnection. The survey is optional, and offered only to people whose answer can be sent
 * (DISCON-11, DISCON-14).
 */
export function SuccessStep({ onSurvey, ...step }: SuccessStepProps) {
	const canSubmit = useAppSelector(selectCanSubmitSurvey);
	return (
		<ClosingStep
			{...step}
			title={__('Your site is disconnected')}
			offer={canSubmit && <Button onClick={onSurvey}>{__('Tell us why')}</Button>}
		>
			{__('You can reconnect at any time.')}
		</ClosingStep>
	);
}

/** Thanks for the answer, even if it couldn't be delivered (DISCON-12). */
export function ThankYouStep(step: { context: DisconnectContext; onFinish: () => void }) {
	return (
		<ClosingStep {...step} title={__('Thank you!')}>
			{__('Your answer helps us improve Jetpack.')}
		</ClosingStep>
	);
}
