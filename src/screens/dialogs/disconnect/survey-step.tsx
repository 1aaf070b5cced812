import { type KeyboardEvent, useId, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { SURVEY_REASONS, SURVEY_TEXT_LIMIT, type SurveyReason } from '@/domain/connection/survey';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectSurvey, submitSurvey } from '@/state/connection/survey';
import { Button } from '@/ui/button';
import { Modal } from '@/ui/modal';
import { Textarea } from '@/ui/field';
import common from '@/ui/styles/common.module.scss';
import styles from './style.module.scss';

const LABELS: Record<SurveyReason, () => string> = {
	troubleshooting: () => __("I'm troubleshooting and will reconnect."),
	'not-working': () => __("I couldn't get it to work."),
	'slowed-down-site': () => __('It slowed my site down.'),
	buggy: () => __('It has too many bugs.'),
	'what-does-it-do': () => __("I don't know what it does for me."),
	'another-reason': () => __('Another reason'),
};

interface SurveyReasonsProps {
	chosen: SurveyReason | null;
	onChoose: (reason: SurveyReason) => void;
}

/**
 * One of six reasons (DISCON-17). Browsers select a radio button only with Space; here Enter works, too
 * (DISCON-20).
 */
function SurveyReasons({ chosen, onChoose }: SurveyReasonsProps) {
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
			<legend>{__('Why did you disconnect?')}</legend>
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
					<span>{LABELS[reason]()}</span>
				</label>
			))}
		</fieldset>
	);
}

interface SurveyStepProps {
	/** Called when the answer was sent or failed to send: both end the survey. */
	onAnswer: () => void;
	onSkip: () => void;
}

/** Asks for the reason; nothing is sent before one is chosen (DISCON-03, DISCON-15, DISCON-18). */
export function SurveyStep({ onAnswer, onSkip }: SurveyStepProps) {
	const dispatch = useAppDispatch();
	const { submitting } = useAppSelector(selectSurvey);
	const [reason, setReason] = useState<SurveyReason | null>(null);
	const [text, setText] = useState('');

	const submit = async () => {
		if (reason) {
			await dispatch(submitSurvey({ reason, text }));
			onAnswer();
		}
	};

	return (
		<Modal
			title={__('Before you go, help us improve')}
			width="medium"
			isClosingBlocked
			onClose={onSkip}
			actions={
				<>
					<Button disabled={submitting} accessibleWhenDisabled onClick={onSkip}>
						{__('Skip')}
					</Button>
					<Button
						variant="primary"
						disabled={reason === null}
						isBusy={submitting}
						onClick={() => void submit()}
					>
						{__('Submit')}
					</Button>
				</>
			}
		>
			<div className={common.stack}>
				<SurveyReasons chosen={reason} onChoose={setReason} />
				{reason === 'another-reason' && (
					<Textarea
						label={__("What's your reason?")}
						value={text}
						maxLength={SURVEY_TEXT_LIMIT}
						onChange={setText}
					/>
				)}
			</div>
		</Modal>
	);
}
