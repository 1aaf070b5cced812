import { __ } from '@wordpress/i18n';
import { RememberedToggle } from '@/screens/common/remembered-toggle';
import { useAppSelector } from '@/state/store/hooks';
import { chooseTrials, recallTrialChoice, selectPrinted } from './state/memory';

export default function TrialChoice() {
	const canPutBack = useAppSelector((state) => selectPrinted(state) !== undefined);
	return (
		canPutBack && (
			<RememberedToggle
				label={__('Put risky changes back unless I keep them')}
				help={__(
					'A change that can lock people out waits 60 seconds for your answer. Without one, the site puts it back. This applies to this browser only.',
				)}
				recall={recallTrialChoice}
				remember={chooseTrials}
			/>
		)
	);
}
