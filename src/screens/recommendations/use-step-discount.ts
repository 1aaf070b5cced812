import { useEffect, useMemo } from 'react';
import type { DiscountView } from '@/domain/offers';
import { getViewedDiscounts } from '@/domain/recommendations/data';
import { RECOMMENDATION_PAGES, type RecommendationPage } from '@/domain/recommendations/steps';
import { selectCapabilities } from '@/state/connection';
import { loadDiscount, loadIntroOffers } from '@/state/offers';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { changeRecommendations, selectAnswers } from '@/state/recommendations';
import { useDiscount } from '../common/discount-banner';
import { useLoads } from '../common/use-loads';

/** The discount on the product beside a page; saves that it was seen there (RECS-46). */
export function useStepDiscount(page: RecommendationPage, productSlug: string): DiscountView {
	const dispatch = useAppDispatch();
	// The provider returns discounts only to people with an account.
	const { isLinked } = useAppSelector(selectCapabilities);
	useLoads(isLinked && loadDiscount, isLinked && loadIntroOffers);
	const discount = useDiscount(useMemo(() => [productSlug], [productSlug]));
	const step = RECOMMENDATION_PAGES[page];
	const isSeen = useAppSelector((state) => getViewedDiscounts(selectAnswers(state)).includes(step));
	const isNew = discount.kind === 'running' && !isSeen;
	useEffect(() => {
		if (isNew) {
			void dispatch(changeRecommendations({ kind: 'view-discount', slug: step }));
		}
	}, [dispatch, isNew, step]);
	return discount;
}
