import { useEffect, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import {
	getViewedDiscounts,
	isDiscountRunning,
	type ProductOffer,
	RECOMMENDATION_PAGES,
	type RecommendationPage,
} from '@/domain/recommendations';
import { knownData } from '@/lib/remote';
import { loadDiscount, selectDiscount } from '@/state/discount';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { changeRecommendations, selectAnswers } from '@/state/recommendations';
import type { AppThunk } from '@/state/types';
import { useLoads } from '../common/use-loads';
import { OfferCard } from './offer-card';
import { useCheckout } from './use-checkout';

const readClock =
	(): AppThunk<number> =>
	(_dispatch, _getState, { browser }) =>
		browser.now();

interface UpsellCardProps {
	/** Beside which page it stands. */
	page: RecommendationPage;
	offer: ProductOffer;
}

/** An offer beside a step, with the site's discount; that it was seen there is remembered (RECS-46). */
export function UpsellCard({ page, offer }: UpsellCardProps) {
	const dispatch = useAppDispatch();
	useLoads(loadDiscount);
	const known = knownData(useAppSelector(selectDiscount));
	const [openedAt] = useState(() => dispatch(readClock()));
	const discount = known && isDiscountRunning(known, openedAt) ? known : undefined;
	const checkout = useCheckout(discount?.code);
	const hasDiscount = discount !== undefined;
	const step = RECOMMENDATION_PAGES[page];
	const isSeen = useAppSelector((state) => getViewedDiscounts(selectAnswers(state)).includes(step));
	useEffect(() => {
		if (hasDiscount && !isSeen) {
			void dispatch(changeRecommendations({ kind: 'view-discount', slug: step }));
		}
	}, [dispatch, hasDiscount, isSeen, step]);
	return (
		<OfferCard
			offer={offer}
			headingLevel={2}
			variant="secondary"
			checkoutUrl={checkout.urlOf(offer.productSlug)}
			onChoose={() => checkout.choose(offer.productSlug)}
		>
			{discount && (
				<p>
					{sprintf(
						/* translators: %d: a percentage. */
						__('Save up to %d%% on your first year', 'dashboard-for-jetpack'),
						discount.discount,
					)}
				</p>
			)}
		</OfferCard>
	);
}
