import { type ReactNode, useEffect } from 'react';
import { __ } from '@wordpress/i18n';
import type { DisconnectContext } from '@/domain/disconnect';
import { useAppSelector } from '@/state/hooks';
import { selectCanSubmitSurvey } from '@/state/survey';
import { Button } from '@/ui/button';
import { announce } from '@/ui/live-region';
import { Modal } from '@/ui/modal';

interface ClosingStepProps {
	context: DisconnectContext;
	title: string;
	/** Stands before the button that ends the dialog. */
	offer?: ReactNode;
	onFinish: () => void;
	children: ReactNode;
}

/** A step that can be the last one. After it the deactivation goes on, where that was wanted. */
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
						{context === 'plugins'
							? __('Finish deactivating', 'dashboard-for-jetpack')
							: __('Back to the dashboard', 'dashboard-for-jetpack')}
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

/** The survey is offered, never asked for, and only to someone whose answer can be sent (DISCON-11, DISCON-14). */
export function SuccessStep({ onSurvey, ...step }: SuccessStepProps) {
	const canSubmit = useAppSelector(selectCanSubmitSurvey);
	return (
		<ClosingStep
			{...step}
			title={__('Your site is disconnected', 'dashboard-for-jetpack')}
			offer={
				canSubmit && (
					<Button onClick={onSurvey}>{__('Tell us why', 'dashboard-for-jetpack')}</Button>
				)
			}
		>
			{__('You can reconnect at any time.', 'dashboard-for-jetpack')}
		</ClosingStep>
	);
}

interface ThankYouStepProps {
	context: DisconnectContext;
	onFinish: () => void;
}

/** Whether the answer arrived or not: the person has done their part (DISCON-12). */
export function ThankYouStep(step: ThankYouStepProps) {
	return (
		<ClosingStep {...step} title={__('Thank you!', 'dashboard-for-jetpack')}>
			{__('Your answer helps us improve Jetpack.', 'dashboard-for-jetpack')}
		</ClosingStep>
	);
}
