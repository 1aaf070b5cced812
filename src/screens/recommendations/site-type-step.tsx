import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { __, sprintf } from '@wordpress/i18n';
import { SITE_TYPES, type SiteType } from '@/domain/recommendations/data';
import { recordClick } from '@/state/store/analytics';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { changeRecommendations, selectAnswers, selectNextPage } from '@/state/recommendations';
import { selectSite } from '@/state/site';
import type { AppThunk } from '@/state/store/types';
import { Button } from '@/ui/button';
import { StepFrame } from './step-frame';
import styles from './style.module.scss';

const getLabels = (): Record<SiteType, string> => ({
	'site-type-personal': __('A personal site'),
	'site-type-business': __('A business site'),
	'site-type-store': __('An online store'),
	'site-type-other': __('Something else'),
});

/** Saves the answers, and returns the next step (RECS-40). */
const answer =
	(answers: Record<string, boolean>): AppThunk<string> =>
	(dispatch, getState) => {
		dispatch(recordClick('recommendations-site-type', answers));
		void dispatch(changeRecommendations({ kind: 'answer', answers }));
		return `/recommendations/${selectNextPage(getState(), 'site-type')}`;
	};

export function SiteTypeStep() {
	const dispatch = useAppDispatch();
	const navigate = useNavigate();
	const { title } = useAppSelector(selectSite);
	const kept = useAppSelector(selectAnswers);
	// A choice made here takes precedence over saved answers that arrive later.
	const [chosen, setChosen] = useState<Partial<Record<SiteType, boolean>>>({});
	const isChosen = (type: SiteType) => chosen[type] ?? kept[type] === true;
	const labels = getLabels();
	const id = useId();

	const handleSubmit = (event: FormEvent) => {
		event.preventDefault();
		const answers = Object.fromEntries(SITE_TYPES.map((type) => [type, isChosen(type)]));
		navigate(dispatch(answer(answers)));
	};

	return (
		<StepFrame page="site-type">
			<p>{__("We'll suggest features based on your answer. You can change it any time.")}</p>
			<form className="jd-apart" onSubmit={handleSubmit}>
				<fieldset className={styles.choices}>
					<legend>
						{title
							? sprintf(
									/* translators: %s: title of the site. */
									__('What kind of site is %s? Choose all that apply.'),
									title,
								)
							: __('What kind of site is this? Choose all that apply.')}
					</legend>
					{SITE_TYPES.map((type) => (
						<label key={type} htmlFor={`${id}-${type}`} className={styles.choice}>
							<input
								type="checkbox"
								id={`${id}-${type}`}
								checked={isChosen(type)}
								onChange={({ target }) => setChosen({ ...chosen, [type]: target.checked })}
							/>
							{labels[type]}
						</label>
					))}
				</fieldset>
				<div className="jd-row">
					<Button variant="primary" type="submit">
						{__('Continue')}
					</Button>
				</div>
			</form>
		</StepFrame>
	);
}
