import { AFTER_RECOMMENDED_PURCHASE } from '@/domain/plans/checkout';
import { recordClick } from '@/state/store/analytics';
import { getCheckoutUrl } from '@/state/plans/checkout';
import { useAppDispatch } from '@/state/store/hooks';
import { leaveFor } from '@/state/store/browser';
import { changeRecommendations } from '@/state/recommendations';

interface Way {
	coupon?: string;
	/** The route to which the buyer returns; by default the page about the purchase. */
	returnHash?: string;
}

/** Opens the checkout of a recommended product, with its return address (API-68, API-69). */
export function useCheckout(productSlug: string, { coupon, returnHash }: Way = {}) {
	const dispatch = useAppDispatch();
	const url = dispatch(
		getCheckoutUrl({
			source: 'jetpack-recommendations-product-checkout',
			productSlug,
			coupon,
			...(returnHash ? { returnHash } : { returnPath: AFTER_RECOMMENDED_PURCHASE }),
		}),
	);
	/** Saves the choice before leaving, because a page that is left sends no more requests. */
	const leave = async (address: string) => {
		dispatch(recordClick('recommendations-checkout', { product: productSlug }));
		const answers = { 'product-suggestions-selection': productSlug };
		await dispatch(changeRecommendations({ kind: 'answer', answers }));
		dispatch(leaveFor(address));
	};
	return { url, leave };
}
