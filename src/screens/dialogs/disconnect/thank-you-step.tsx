import { __ } from '@wordpress/i18n';
import type { DisconnectContext } from '@/domain/disconnect';
import { ClosingStep } from './closing-step';

interface ThankYouStepProps {
	context: DisconnectContext;
	onFinish: () => void;
}

/** Whether the answer arrived or not: the person has done their part (DISCON-12). */
export function ThankYouStep(step: ThankYouStepProps) {
	return (
		<ClosingStep {...step} title={__('Thank you!', 'jetpack')}>
			{__('Your answer helps us improve Jetpack.', 'jetpack')}
		</ClosingStep>
	);
}
