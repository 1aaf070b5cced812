import { useCallback, useState } from 'react';
import { resolveRecommendationsBanner } from '@/domain/recommendations/banner';
import { selectCapabilities } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { recallDismissedBanner } from '@/state/recommendations-banner';
import { selectSite } from '@/state/site';
import { useWithPaint } from '@/ui/after-paint';
import { createLoadable } from '@/ui/loadable/create-loadable';
import styles from './style.module.scss';

const CONTENT = createLoadable(
	() => import(/* webpackChunkName: "recommendations-banner" */ './content'),
);

/**
 * The slot of the banner that links to the assistant: as high as the banner from the first paint on, so that
 * nothing moves when its chunk arrives. If the chunk fails to load, nothing is shown, because the banner is
 * only an offer.
 */
export function RecommendationsBanner() {
	const dispatch = useAppDispatch();
	const { showRecommendations, recommendations } = useAppSelector(selectSite);
	const { canManageModules } = useAppSelector(selectCapabilities);
	const [dismissed, setDismissed] = useState(() => dispatch(recallDismissedBanner()));
	const [Content, setContent] = useState(CONTENT.peek);
	const view = resolveRecommendationsBanner({
		canManageModules,
		showRecommendations,
		step: recommendations.step,
		news: recommendations.new,
		dismissed,
	});
	const isDue = view.kind !== 'none';

	useWithPaint(
		useCallback(() => {
			if (isDue) {
				CONTENT.load().then(
					(Loaded) => setContent(() => Loaded),
					() => undefined,
				);
			}
		}, [isDue]),
	);

	return isDue ? (
		<div className={styles.place}>
			{Content && <Content view={view} onDismiss={setDismissed} />}
		</div>
	) : null;
}
