import type { MouseEvent } from 'react';
import { __ } from '@wordpress/i18n';
import { RECOMMENDATION_PAGES, type RecommendationPage } from '@/domain/recommendations/steps';
import { recordClick } from '@/state/store/analytics';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { changeRecommendations, selectNextPage } from '@/state/recommendations';
import { Button, type ButtonProps } from '@/ui/button';

type Manner = 'next' | 'not-now' | 'read-later';

const getLabels = (): Record<Manner, string> => ({
	next: __('Next'),
	'not-now': __('Not now'),
	'read-later': __('Read Later'),
});

interface StepButtonsProps extends Pick<ButtonProps, 'variant'> {
	page: RecommendationPage;
	manner: Manner;
}

/** The button that continues from a step; "Not now" alone says that it was skipped (RECS-34, RECS-35, RECS-38). */
export function StepButtons({ page, manner, variant = 'tertiary' }: StepButtonsProps) {
	const dispatch = useAppDispatch();
	const next = useAppSelector((state) => selectNextPage(state, page));
	const step = RECOMMENDATION_PAGES[page];
	const handleClick = (event: MouseEvent) => {
		// The second half of a double click would hit the same link of the next step.
		if (event.detail > 1) {
			event.preventDefault();
			return;
		}
		dispatch(recordClick(`recommendations-${manner}`, { step }));
		if (manner === 'not-now') {
			void dispatch(changeRecommendations({ kind: 'skip', slug: step }));
		}
	};
	return (
		<Button
			variant={variant}
			href={`#/recommendations/${next}`}
			data-focus-successor={variant === 'primary' || undefined}
			onClick={handleClick}
		>
			{getLabels()[manner]}
		</Button>
	);
}
