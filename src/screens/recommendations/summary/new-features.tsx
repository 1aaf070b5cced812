import { shallowEqual } from 'react-redux';
import { __ } from '@wordpress/i18n';
import { isRecommendedFeature } from '@/domain/recommendations/features';
import type { NewRecommendation } from '@/domain/recommendations/step-order';
import { viewRemote } from '@/lib/remote';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import {
	loadConditionalSteps,
	selectConditionalSteps,
	selectNewRecommendations,
} from '@/state/recommendations';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import { Link } from '@/ui/link';
import { VisuallyHidden } from '@/ui/screen-reader';
import { getFeatureText } from '../feature-texts';
import { getResourceText } from '../page-texts';
import styles from './style.module.scss';

const textOf = (page: NewRecommendation) =>
	isRecommendedFeature(page) ? getFeatureText(page) : getResourceText(page);

/** The new recommendations for this site, each with a link to its step (RECS-44). */
export function NewFeatures() {
	const dispatch = useAppDispatch();
	const pages = useAppSelector(selectNewRecommendations, shallowEqual);
	const conditional = viewRemote(useAppSelector(selectConditionalSteps));
	const hasFailed = conditional.kind === 'failed';
	if (pages.length === 0 && !hasFailed) {
		return null;
	}
	return (
		<Card headingLevel={2} title={__('New for your site')}>
			{hasFailed && (
				<ErrorState
					message={__("Couldn't check for new recommendations.")}
					failure={conditional}
					onRetry={() => void dispatch(loadConditionalSteps({ force: true }))}
				/>
			)}
			{pages.length > 0 && (
				<ul>
					{pages.map((page) => (
						<li key={page} className={styles.row}>
							<div className={styles.about}>
								<span>
									<strong>{textOf(page).name}</strong> <Badge intent="info">{__('New')}</Badge>
								</span>
								<span>{textOf(page).lead}</span>
							</div>
							<Link href={`#/recommendations/${page}`}>
								{__('Take a look')}
								<VisuallyHidden> {textOf(page).name}</VisuallyHidden>
							</Link>
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}
