import { type KeyboardEvent, useId, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { SURVEY_REASONS, SURVEY_TEXT_LIMIT, type SurveyReason } from '@/domain/connection/survey';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectSurvey, submitSurvey } from '@/state/connection/survey';
import { Button } from '@/ui/button';
import { Modal } from '@/ui/modal';
import { Textarea } from '@/ui/field';
import styles from './style.module.scss';

const LABELS: Record<SurveyReason, () => string> = {
	troubleshooting: () => __("I'm troubleshooting and will reconnect."),
	'not-working': () => __("I couldn't get it to work."),
	'slowed-down-site': () => __('It slowed my site down.'),
	buggy: () => __('It has too many bugs.'),
	'what-does-it-do': () => __("I don't know what it does for me."),
	'another-reason': () => __('Another reason'),
};

interface SurveyStepProps {
	/** Called when the answer was sent or failed to send: both end the survey. */
	onAnswer: () => void;
	onSkip: () => void;
}

/**
 * Asks for one of six reasons (DISCON-17); nothing is sent before one is chosen (DISCON-03, DISCON-15, DISCON-18). Browsers select
 * a radio button only with Space; here Enter works, too (DISCON-20).
 */
export function SurveyStep({ onAnswer, onSkip }: SurveyStepProps) {
	const dispatch = useAppDispatch();
	const { submitting } = useAppSelector(selectSurvey);
	const [reason, setReason] = useState<SurveyReason | null>(null);
	const [text, setText] = useState('');

	const name = useId();
	const idOf = (one: SurveyReason) => `${name}-${one}`;
	const chooseByEnter = (one: SurveyReason) => (event: KeyboardEvent) => {
		if (event.key === 'Enter') {
			event.preventDefault();
			setReason(one);
		}
	};

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
			<div className="jd-stack">
				<fieldset className={styles.reasons}>
					<legend>{__('Why did you disconnect?')}</legend>
					{SURVEY_REASONS.map((one) => (
						<label key={one} className={styles.reason} htmlFor={idOf(one)}>
							<input
								id={idOf(one)}
								type="radio"
								name={name}
								value={one}
								checked={reason === one}
								onChange={() => setReason(one)}
								onKeyDown={chooseByEnter(one)}
							/>
							<span>{LABELS[one]()}</span>
						</label>
					))}
				</fieldset>
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
