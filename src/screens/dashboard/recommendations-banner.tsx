import { useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import {
	resolveRecommendationsBanner,
	type RecommendationsBanner as View,
} from '@/domain/recommendations/banner';
import { selectCapabilities } from '@/state/connection';
import { dismissedBanner } from '@/state/recommendations/banner';
import { selectSite } from '@/state/site';
import { recordClick } from '@/state/store/analytics';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { Banner } from '@/ui/banner';
import { focusScreenHeading } from '@/ui/screen-title';
import { InLandmark } from '@/ui/surroundings';

type Due = Exclude<View, { kind: 'none' }>;

function getText(view: Due): { title: string; description: string; action: string } {
	switch (view.kind) {
		case 'start':
			return {
				title: __('Find what fits your site'),
				description: __('Tell us about your site and get suggestions.'),
				action: __('Start'),
			};
		case 'resume':
			return {
				title: __('Your recommendations are waiting'),
				description: __('Pick up where you left off.'),
				action: __('Continue'),
			};
		case 'new':
			return {
				title: sprintf(
					/* translators: %d: number of recommendations. */
					_n(
						'%d new recommendation for your site',
						'%d new recommendations for your site',
						view.count,
					),
					view.count,
				),
				description: __('Something has changed on your site.'),
				action: __('Take a look'),
			};
	}
}

/** Links from At a Glance to the assistant, until it is dismissed in this browser. */
export function RecommendationsBanner() {
	const dispatch = useAppDispatch();
	const { showRecommendations, recommendations } = useAppSelector(selectSite);
	const { canManageModules } = useAppSelector(selectCapabilities);
	const [dismissed, setDismissed] = useState(() => dispatch(dismissedBanner.recall()));
	const view = resolveRecommendationsBanner({
		canManageModules,
		showRecommendations,
		step: recommendations.step,
		news: recommendations.new,
		dismissed,
	});
	if (view.kind === 'none') {
		return null;
	}
	const { title, description, action } = getText(view);
	const dismiss = () => {
		dispatch(dismissedBanner.remember(view.id));
		setDismissed(view.id);
		focusScreenHeading({ preventScroll: true });
	};
	return (
		<InLandmark.Provider value>
			<Banner
				headingLevel={2}
				title={title}
				description={description}
				actionLabel={action}
				variant="secondary"
				href="#/recommendations"
				onAction={() => dispatch(recordClick('banner-click', { feature: 'recommendations' }))}
				onDismiss={dismiss}
			/>
		</InLandmark.Provider>
	);
}
