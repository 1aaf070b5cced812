import { useEffect, useMemo } from 'react';
import { type DiscountView, resolvePrice } from '@/domain/plans/offers';
import { getViewedDiscounts } from '@/domain/recommendations/data';
import { RECOMMENDATION_PAGES, type RecommendationPage } from '@/domain/recommendations/steps';
import { isUnknown, knownData } from '@/lib/remote';
import { selectCapabilities } from '@/state/connection';
import {
	loadDiscount,
	loadIntroOffers,
	loadSiteProducts,
	selectIntroOffers,
	selectSiteProducts,
} from '@/state/plans/offers';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { changeRecommendations, selectAnswers } from '@/state/recommendations';
import { useDiscount } from '../common/discount-banner';
import { useLoads } from '../common/use-loads';

/** The discount on the product beside a page; saves that it was seen there (RECS-46). */
function useStepDiscount(page: RecommendationPage, productSlug: string): DiscountView {
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

/**
 * A product beside a page, with this site's price for it: the first year's with the discount, as long as that is active
 * (OFFER-14). `product` and `price` are undefined or null where the provider returned none.
 */
export function useStepOffer(page: RecommendationPage, productSlug: string) {
	useLoads(loadSiteProducts);
	const discount = useStepDiscount(page, productSlug);
	const products = useAppSelector(selectSiteProducts);
	const introOffers = knownData(useAppSelector(selectIntroOffers));
	const product = knownData(products)?.[productSlug];
	const price =
		product &&
		resolvePrice(product, {
			offer: introOffers?.find((offer) => offer.productSlug === productSlug),
			discount: discount.kind === 'running' ? discount.rate : 0,
		});
	return { discount, product, price, isLoading: isUnknown(products) };
}
