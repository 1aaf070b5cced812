import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import { __ } from '@wordpress/i18n';
import { SURVEY_REASONS, type SurveyReason } from '@/domain/survey';
import { assertNever } from '@/lib/assert-never';
import styles from './style.module.scss';

function getLabel(reason: SurveyReason): string {
	switch (reason) {
		case 'troubleshooting':
			return __('I’m troubleshooting and will reconnect.', 'jetpack');
		case 'not-working':
			return __('I couldn’t get it to work.', 'jetpack');
		case 'slowed-down-site':
			return __('It slowed my site down.', 'jetpack');
		case 'buggy':
			return __('It has too many bugs.', 'jetpack');
		case 'what-does-it-do':
			return __('I don’t know what it does for me.', 'jetpack');
		case 'another-reason':
			return __('Another reason', 'jetpack');
		default:
			return assertNever(reason, 'reason');
	}
}

interface SurveyReasonsProps {
	chosen: SurveyReason | null;
	onChoose: (reason: SurveyReason) => void;
}

/** One of six (DISCON-17). Space chooses a radio button by itself; Enter does too (DISCON-20). */
export function SurveyReasons({ chosen, onChoose }: SurveyReasonsProps) {
	const name = useId();
	const idOf = (reason: SurveyReason) => `${name}-${reason}`;
	const chooseByEnter = (reason: SurveyReason) => (event: KeyboardEvent) => {
		if (event.key === 'Enter') {
			event.preventDefault();
			onChoose(reason);
		}
	};
	return (
		<fieldset className={styles.reasons}>
			<legend>{__('Why did you disconnect?', 'jetpack')}</legend>
			{SURVEY_REASONS.map((reason) => (
				<label key={reason} className={styles.reason} htmlFor={idOf(reason)}>
					<input
						id={idOf(reason)}
						type="radio"
						name={name}
						value={reason}
						checked={chosen === reason}
						onChange={() => onChoose(reason)}
						onKeyDown={chooseByEnter(reason)}
					/>
					<span>{getLabel(reason)}</span>
				</label>
			))}
		</fieldset>
	);
}
