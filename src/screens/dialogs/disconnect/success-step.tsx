import { __ } from '@wordpress/i18n';
import type { DisconnectContext } from '@/domain/disconnect';
import { useAppSelector } from '@/state/hooks';
import { selectCanSubmitSurvey } from '@/state/survey';
import { Button } from '@/ui/button';
import { ClosingStep } from './closing-step';

interface SuccessStepProps {
	context: DisconnectContext;
	onFinish: () => void;
	onSurvey: () => void;
}

/** The survey is offered, never asked for, and only to who can answer it (DISCON-11, DISCON-14). */
export function SuccessStep({ onSurvey, ...step }: SuccessStepProps) {
	const canSubmit = useAppSelector(selectCanSubmitSurvey);
	return (
		<ClosingStep
			{...step}
			title={__('Your site is disconnected', 'jetpack')}
			offer={canSubmit && <Button onClick={onSurvey}>{__('Tell us why', 'jetpack')}</Button>}
		>
			{__('You can reconnect at any time.', 'jetpack')}
		</ClosingStep>
	);
}
