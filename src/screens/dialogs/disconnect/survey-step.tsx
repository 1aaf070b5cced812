import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { SURVEY_TEXT_LIMIT, type SurveyReason } from '@/domain/survey';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectSurvey, submitSurvey } from '@/state/survey';
import { Button } from '@/ui/button';
import { Modal } from '@/ui/modal';
import { Textarea } from '@/ui/textarea';
import { SurveyReasons } from './survey-reasons';
import styles from './style.module.scss';

interface SurveyStepProps {
	/** The answer went out, or could not: both end the survey. */
	onAnswer: () => void;
	onSkip: () => void;
}

/** DISCON-03, DISCON-15, DISCON-18. */
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
			title={__('Before you go, help us improve', 'jetpack')}
			width="medium"
			isClosingBlocked
			onClose={onSkip}
			actions={
				<>
					<Button disabled={submitting} accessibleWhenDisabled onClick={onSkip}>
						{__('Skip', 'jetpack')}
					</Button>
					<Button
						variant="primary"
						disabled={reason === null}
						isBusy={submitting}
						onClick={() => void submit()}
					>
						{__('Submit', 'jetpack')}
					</Button>
				</>
			}
		>
			<div className={styles.body}>
				<SurveyReasons chosen={reason} onChoose={setReason} />
				{reason === 'another-reason' && (
					<Textarea
						label={__('What’s your reason?', 'jetpack')}
						value={text}
						maxLength={SURVEY_TEXT_LIMIT}
						onChange={setText}
					/>
				)}
			</div>
		</Modal>
	);
}
