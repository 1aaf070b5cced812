import { useState } from 'react';
import { disconnectSite } from '@/state/connection';
import { useAppDispatch } from '@/state/hooks';
import { ConfirmStep } from './confirm-step';
import { SuccessStep } from './success-step';

type Step = { kind: 'confirm'; isBusy: boolean; problem?: string } | { kind: 'success' };

/** Disconnects the site; neither Escape nor a click beside it leaves this dialog. */
export function DisconnectDialog() {
	const dispatch = useAppDispatch();
	const [step, setStep] = useState<Step>({ kind: 'confirm', isBusy: false });

	const disconnect = async () => {
		setStep({ kind: 'confirm', isBusy: true });
		const { error } = await dispatch(disconnectSite());
		setStep(
			error ? { kind: 'confirm', isBusy: false, problem: error.message } : { kind: 'success' },
		);
	};

	return step.kind === 'success' ? (
		<SuccessStep />
	) : (
		<ConfirmStep isBusy={step.isBusy} problem={step.problem} onConfirm={() => void disconnect()} />
	);
}
