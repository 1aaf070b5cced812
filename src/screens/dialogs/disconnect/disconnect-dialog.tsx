import { useReducer } from 'react';
import { type DisconnectContext, FIRST_STEP, resolveStep } from '@/domain/connection/disconnect';
import { disconnectSite } from '@/state/connection';
import { useAppDispatch } from '@/state/store/hooks';
import type { ErrorInfo } from '@/state/store/types';
import { SuccessStep, ThankYouStep } from './closing-steps';
import { ConfirmStep } from './confirm-step';
import { SurveyStep } from './survey-step';

interface DisconnectDialogProps {
	context: DisconnectContext;
	/** Called when the dialog closes, with or without a disconnection. */
	onClose: (isDisconnected: boolean) => void;
	/** Called when disconnecting failed; the dialog stays open and shows the error itself (DISCON-10). */
	onError?: (error: ErrorInfo) => void;
}

/**
 * Disconnects the site and asks for the reason; neither Escape nor a click beside it closes this dialog
 * (DISCON-01).
 */
export function DisconnectDialog({ context, onClose, onError }: DisconnectDialogProps) {
	const dispatch = useAppDispatch();
	const [step, proceed] = useReducer(resolveStep, FIRST_STEP);

	const disconnect = async () => {
		proceed({ type: 'confirmed' });
		const { error } = await dispatch(disconnectSite());
		if (error) {
			proceed({ type: 'refused', problem: error.message });
			onError?.(error);
		} else {
			proceed({ type: 'disconnected' });
		}
	};

	const finish = () => onClose(true);
	switch (step.kind) {
		case 'confirm':
			return (
				<ConfirmStep
					context={context}
					isBusy={step.isBusy}
					problem={step.problem}
					onCancel={() => onClose(false)}
					onConfirm={() => void disconnect()}
				/>
			);
		case 'success':
			return (
				<SuccessStep
					context={context}
					onFinish={finish}
					onSurvey={() => proceed({ type: 'survey-wanted' })}
				/>
			);
		case 'survey':
			return <SurveyStep onAnswer={() => proceed({ type: 'survey-answered' })} onSkip={finish} />;
		case 'thank-you':
			return <ThankYouStep context={context} onFinish={finish} />;
	}
}
