import { useRef } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { RecommendationsBanner } from '@/domain/recommendations/banner';
import { recordClick } from '@/state/store/analytics';
import { useAppDispatch } from '@/state/store/hooks';
import { dismissBanner } from '@/state/recommendations/banner';
import { Banner } from '@/ui/banner';

type Due = Exclude<RecommendationsBanner, { kind: 'none' }>;

export interface BannerContentProps {
	view: Due;
	/** Called with the id of the dismissed banner. */
	onDismiss: (id: string) => void;
}

function getText(view: Due): { title: string; description: string; action: string } {
	switch (view.kind) {
		case 'start':
			return {
				title: __('Find what fits your site', 'dashboard-for-jetpack'),
				description: __('Tell us about your site and get suggestions.', 'dashboard-for-jetpack'),
				action: __('Start', 'dashboard-for-jetpack'),
			};
		case 'resume':
			return {
				title: __('Your recommendations are waiting', 'dashboard-for-jetpack'),
				description: __('Pick up where you left off.', 'dashboard-for-jetpack'),
				action: __('Continue', 'dashboard-for-jetpack'),
			};
		case 'new':
			return {
				title: sprintf(
					/* translators: %d: number of recommendations. */
					_n(
						'%d new recommendation for your site',
						'%d new recommendations for your site',
						view.count,
						'dashboard-for-jetpack',
					),
					view.count,
				),
				description: __('Something has changed on your site.', 'dashboard-for-jetpack'),
				action: __('Take a look', 'dashboard-for-jetpack'),
			};
	}
}

/** Links from At a Glance to the assistant, until it is dismissed in this browser. */
export default function BannerContent({ view, onDismiss }: BannerContentProps) {
	const dispatch = useAppDispatch();
	const ref = useRef<HTMLDivElement>(null);
	const { title, description, action } = getText(view);
	const dismiss = () => {
		const heading = ref.current?.ownerDocument.querySelector<HTMLElement>('[data-screen-title]');
		dispatch(dismissBanner(view.id));
		onDismiss(view.id);
		heading?.focus({ preventScroll: true });
	};
	return (
		<div ref={ref}>
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
		</div>
	);
}
