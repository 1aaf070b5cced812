import { useNavigate } from 'react-router-dom';
import type { RecommendedResource } from '@/domain/recommendations/features';
import { recordClick } from '@/state/store/analytics';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectNextPage } from '@/state/recommendations';
import { Button } from '@/ui/button';
import { StepButtons } from './step-buttons';
import { getResourceText } from './page-texts';
import { StepFrame } from './step-frame';
import { StepUpsell } from './step-upsell';
import styles from './style.module.scss';

/** Something to read: it opens in a new tab, and this page continues with the next step (RECS-38, RECS-39). */
export function ResourceStep({ page }: { page: RecommendedResource }) {
	const dispatch = useAppDispatch();
	const navigate = useNavigate();
	const next = useAppSelector((state) => selectNextPage(state, page));
	const { description, action, href } = getResourceText(page);
	return (
		<StepFrame page={page} aside={<StepUpsell page={page} />}>
			<p>{description}</p>
			<div className={styles.actions}>
				<Button
					variant="primary"
					href={href}
					target="_blank"
					onClick={() => {
						dispatch(recordClick('recommendations-read', { step: page }));
						navigate(`/recommendations/${next}`);
					}}
				>
					{action}
				</Button>
				<StepButtons page={page} manner="read-later" />
			</div>
		</StepFrame>
	);
}
