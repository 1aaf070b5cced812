import { AFTER_RECOMMENDED_PURCHASE } from '@/domain/checkout';
import { recordClick } from '@/state/analytics';
import { getCheckoutUrl } from '@/state/checkout';
import { useAppDispatch } from '@/state/hooks';
import { leaveFor } from '@/state/leave';
import { changeRecommendations } from '@/state/recommendations';

/** The way to the checkout of what is suggested, and back to the page about what was bought (API-68, API-69). */
export function useCheckout(coupon?: string) {
	const dispatch = useAppDispatch();
	const urlOf = (productSlug: string) =>
		dispatch(
			getCheckoutUrl({
				source: 'jetpack-recommendations-product-checkout',
				productSlug,
				coupon,
				returnPath: AFTER_RECOMMENDED_PURCHASE,
			}),
		);
	/** Remembers the choice, then leaves: a page that is left sends nothing more. */
	const choose = async (productSlug: string) => {
		dispatch(recordClick('recommendations-checkout', { product: productSlug }));
		const answers = { 'product-suggestions-selection': productSlug };
		await dispatch(changeRecommendations({ kind: 'answer', answers }));
		dispatch(leaveFor(urlOf(productSlug)));
	};
	return { urlOf, choose };
}
