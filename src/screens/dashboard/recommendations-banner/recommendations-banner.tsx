import { useState } from 'react';
import { resolveRecommendationsBanner } from '@/domain/recommendations/banner';
import { selectCapabilities } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { recallDismissedBanner } from '@/state/recommendations/banner';
import { selectSite } from '@/state/site';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { InLandmark } from '@/ui/surroundings';
import { Late } from '@/ui/loadable/late';
import styles from './style.module.scss';

const CONTENT = createLoadable(() => import(/* webpackChunkName: "dashboard-late" */ './content'));

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
	const view = resolveRecommendationsBanner({
		canManageModules,
		showRecommendations,
		step: recommendations.step,
		news: recommendations.new,
		dismissed,
	});
	return view.kind !== 'none' ? (
		<div className={styles.place}>
			<InLandmark.Provider value>
				<Late isSecondary of={CONTENT}>
					{(Content) => <Content view={view} onDismiss={setDismissed} />}
				</Late>
			</InLandmark.Provider>
		</div>
	) : null;
}
