import { useState, type MouseEvent, type ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { DiscountView, Price as YearlyPrice } from '@/domain/plans/offers';
import { AFTER_RECOMMENDED_PURCHASE } from '@/domain/plans/checkout';
import { describeSlug } from '@/domain/plans/describe-slug';
import type { ProductOffer } from '@/domain/recommendations/offers';
import type { RecommendationPage } from '@/domain/recommendations/steps';
import { getCheckoutUrl } from '@/state/plans/checkout';
import { changeRecommendations } from '@/state/recommendations';
import { recordClick } from '@/state/store/analytics';
import { leaveFor } from '@/state/store/browser';
import { useAppDispatch } from '@/state/store/hooks';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { CheckList } from '@/ui/check-list';
import { Price } from '@/ui/price';
import { Billing } from '../common/billing';
import { DiscountBanner } from '../common/discount-banner';
import { PRODUCT_ICONS } from '../common/product-icon';
import { useStepOffer } from './use-step-offer';

interface Way {
	coupon?: string;
	/** The route to which the buyer returns; by default the page about the purchase. */
	returnHash?: string;
}

/** Opens the checkout of a recommended product, with its return address (API-68, API-69). */
function useCheckout(productSlug: string, { coupon, returnHash }: Way = {}) {
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

interface OfferCardProps {
	offer: Pick<ProductOffer, 'productSlug' | 'title' | 'description' | 'features'> & {
		/** Label of the button; "" for the default label. */
		action: string;
	};
	/** The price, if it is known. */
	price: ReactNode;
	discount?: DiscountView;
	variant?: 'primary' | 'secondary';
	/** The route to which the buyer returns; by default the page about the purchase. */
	returnHash?: string;
}

/** The provider's English words for something that the price itself says (OFFER-15), so that it isn't said twice. */
const PER_MONTH = 'per month, billed yearly';

const NO_DISCOUNT: DiscountView = { kind: 'none' };

/** A product with its contents. The checkout opens after the choice has been saved. */
export function OfferCard(props: OfferCardProps) {
	const { offer, price, discount = NO_DISCOUNT, variant = 'secondary', returnHash } = props;
	const [isLeaving, setIsLeaving] = useState(false);
	const coupon = discount.kind === 'running' ? discount.code : undefined;
	const { url, leave } = useCheckout(offer.productSlug, { coupon, returnHash });
	const { icon, name } = describeSlug(offer.productSlug);
	const title = offer.title || name;

	const handleClick = async (event: MouseEvent<HTMLElement>) => {
		event.preventDefault();
		const address = event.currentTarget.getAttribute('href') ?? url;
		setIsLeaving(true);
		await leave(address);
		setIsLeaving(false);
	};
	return (
		<Card title={title} headingLevel={2} icon={PRODUCT_ICONS[icon]}>
			{offer.description && <p>{offer.description}</p>}
			<DiscountBanner discount={discount} />
			{price || <p>{__("You'll see the price before you pay.")}</p>}
			<Button
				variant={variant}
				href={url}
				isBusy={isLeaving}
				onClick={(event) => void handleClick(event)}
			>
				{offer.action ||
					/* translators: %s: name of a product. */
					sprintf(__('Get %s'), title)}
			</Button>
			{offer.features.length > 0 && <CheckList items={offer.features} />}
		</Card>
	);
}

/** The first year's price beside the regular one, with its terms (OFFER-14). */
export function FirstYearPrice({ price }: { price: YearlyPrice }) {
	return (
		<>
			<Price
				amount={price.perMonth}
				regularAmount={price.fullPerMonth}
				currency={price.currencyCode}
			/>
			<Billing price={price} />
		</>
	);
}

interface ProviderOfferProps {
	page: RecommendationPage;
	offer: ProductOffer;
	variant?: OfferCardProps['variant'];
}

/**
 * An offer from the provider, with the price in the provider's own format; while the site has a discount on it, with the
 * discounted price.
 */
export function ProviderOffer({ page, offer, variant }: ProviderOfferProps) {
	const { cost, currencyCode, billingTimeframe, costTimeframe } = offer;
	const { discount, price } = useStepOffer(page, offer.productSlug);
	const isPerMonth = billingTimeframe === PER_MONTH;
	const printed = cost !== null && currencyCode !== '' && (
		<Price
			amount={cost}
			currency={currencyCode}
			legend={isPerMonth ? undefined : billingTimeframe || costTimeframe || undefined}
		/>
	);
	return (
		<OfferCard
			offer={offer}
			price={discount.kind === 'running' && price ? <FirstYearPrice price={price} /> : printed}
			discount={discount}
			variant={variant}
		/>
	);
}
