import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { createSelector } from '@reduxjs/toolkit';
import { __, sprintf } from '@wordpress/i18n';
import { resolvePrice, type DiscountView, type Price as YearlyPrice } from '@/domain/plans/offers';
import { AFTER_RECOMMENDED_PURCHASE } from '@/domain/plans/checkout';
import { describeSlug } from '@/domain/plans/describe-slug';
import { KNOWN_PLUGINS } from '@/domain/plugins/known-plugins';
import { getViewedDiscounts } from '@/domain/recommendations/data';
import type { ProductOffer } from '@/domain/recommendations/offers';
import { RECOMMENDATION_PAGES, type RecommendationPage } from '@/domain/recommendations/steps';
import { getRequiredProduct } from '@/domain/recommendations/upgrade';
import { isUnknown, knownData } from '@/lib/remote';
import { selectCapabilities } from '@/state/connection';
import { getCheckoutUrl } from '@/state/plans/checkout';
import {
	loadDiscount,
	loadIntroOffers,
	loadSiteProducts,
	selectIntroOffers,
	selectSiteProducts,
} from '@/state/plans/offers';
import { selectPluginState } from '@/state/plugins';
import { changeRecommendations, selectAnswers } from '@/state/recommendations';
import { selectEntitlements, selectPromotion } from '@/state/site/entitlements';
import { recordClick } from '@/state/store/analytics';
import { leaveFor } from '@/state/store/browser';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import type { RootState } from '@/state/store/types';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { CheckList } from '@/ui/check-list';
import { Price } from '@/ui/price';
import { SkeletonCard } from '@/ui/skeleton';
import { Billing } from '../common/billing';
import { DiscountBanner, useDiscount } from '../common/discount-banner';
import { PRODUCT_ICONS } from '../common/product-icon';
import { useEntitlementLoads } from '../common/use-entitlement-loads';
import { useLoads } from '../common/use-loads';

/**
 * A product beside a page, with this site's price for it: the first year's with the discount, as long as that is active
 * (OFFER-14). `product` and `price` are undefined or null where the provider returned none. Saves that a discount was
 * seen there (RECS-46).
 */
function useStepOffer(page: RecommendationPage, productSlug: string) {
	const dispatch = useAppDispatch();
	// The provider returns discounts only to people with an account.
	const { isLinked } = useAppSelector(selectCapabilities);
	useLoads(loadSiteProducts, isLinked && loadDiscount, isLinked && loadIntroOffers);
	const discount = useDiscount([productSlug]);
	const step = RECOMMENDATION_PAGES[page];
	const isSeen = useAppSelector((state) => getViewedDiscounts(selectAnswers(state)).includes(step));
	const isNew = discount.kind === 'running' && !isSeen;
	useEffect(() => {
		if (isNew) {
			void dispatch(changeRecommendations({ kind: 'view-discount', slug: step }));
		}
	}, [dispatch, isNew, step]);
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

interface OfferCardProps {
	offer: Pick<ProductOffer, 'productSlug' | 'title' | 'description'> & Partial<ProductOffer>;
	price: ReactNode;
	discount: DiscountView;
	variant?: 'primary' | 'secondary';
	/** The route to which the buyer returns; by default the page about the purchase. */
	returnHash?: string;
}

/** A product with its contents. The checkout opens after the choice has been saved, with its return address (API-68, API-69). */
function OfferCard({ offer, price, discount, variant = 'secondary', returnHash }: OfferCardProps) {
	const { productSlug, description, features = [], action } = offer;
	const dispatch = useAppDispatch();
	const [isLeaving, setIsLeaving] = useState(false);
	const url = dispatch(
		getCheckoutUrl({
			source: 'jetpack-recommendations-product-checkout',
			productSlug,
			coupon: discount.kind === 'running' ? discount.code : undefined,
			...(returnHash ? { returnHash } : { returnPath: AFTER_RECOMMENDED_PURCHASE }),
		}),
	);
	const { icon, name } = describeSlug(productSlug);
	const title = offer.title || name;

	/** Saves the choice before leaving, because a page that is left sends no more requests. */
	const leave = async (event: MouseEvent<HTMLElement>) => {
		event.preventDefault();
		const address = event.currentTarget.getAttribute('href') ?? url;
		setIsLeaving(true);
		dispatch(recordClick('recommendations-checkout', { product: productSlug }));
		const answers = { 'product-suggestions-selection': productSlug };
		await dispatch(changeRecommendations({ kind: 'answer', answers }));
		dispatch(leaveFor(address));
		setIsLeaving(false);
	};
	return (
		<Card title={title} headingLevel={2} icon={PRODUCT_ICONS[icon]}>
			{description && <p>{description}</p>}
			<DiscountBanner discount={discount} />
			{price || <p>{__("You'll see the price before you pay.")}</p>}
			<Button
				variant={variant}
				href={url}
				isBusy={isLeaving}
				onClick={(event) => void leave(event)}
			>
				{action ||
					/* translators: %s: name of a product. */
					sprintf(__('Get %s'), title)}
			</Button>
			{features.length > 0 && <CheckList items={features} />}
		</Card>
	);
}

/** The first year's price beside the regular one, with its terms (OFFER-14). */
const FirstYearPrice = ({ price }: { price: YearlyPrice }) => (
	<>
		<Price
			amount={price.perMonth}
			regularAmount={price.fullPerMonth}
			currency={price.currencyCode}
		/>
		<Billing price={price} />
	</>
);

/** The provider's English words for something that the price itself says (OFFER-15), so that it isn't said twice. */
const PER_MONTH = 'per month, billed yearly';

interface ProviderOfferProps extends Pick<OfferCardProps, 'variant'> {
	page: RecommendationPage;
	offer: ProductOffer;
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

/** The product that a step's feature requires and this site lacks; null until everything that the site has is known. */
const selectRequiredProduct = createSelector(
	[
		(_state: RootState, page: RecommendationPage) => page,
		selectEntitlements,
		(state: RootState) => selectPluginState(state, KNOWN_PLUGINS.antiSpam.files),
		selectPromotion,
	],
	(page, entitlements, antiSpam, promotion) => {
		const isKnown = entitlements.confirmation.kind === 'complete' && antiSpam.kind !== 'loading';
		return promotion === 'upgrade' && isKnown
			? getRequiredProduct(page, { entitlements, isAntiSpamActive: antiSpam.kind === 'active' })
			: null;
	},
);

const DESCRIPTIONS: Partial<Record<RecommendationPage, () => string>> = {
	publicize: () => __('Share more, and keep your site safe while it grows.'),
	'security-plan': () => __('Backups, malware scans and spam protection in one plan.'),
	'anti-spam': () => __('Comments and forms are checked automatically. Includes a key.'),
	videopress: () => __('1TB of storage for your videos.'),
};

/** The product that extends a step's feature, if this site lacks it (RECS-49 to RECS-51). */
export function StepUpsell({ page }: { page: RecommendationPage }) {
	const description = DESCRIPTIONS[page]?.();
	return description ? <RequiredProduct page={page} description={description} /> : null;
}

function RequiredProduct(props: Omit<RequiredOfferProps, 'slug'>) {
	useEntitlementLoads();
	useLoads(loadSiteProducts);
	const slug = useAppSelector((state) => selectRequiredProduct(state, props.page));
	return slug ? <RequiredOffer {...props} slug={slug} /> : null;
}

interface RequiredOfferProps {
	page: RecommendationPage;
	description: string;
	slug: string;
}

function RequiredOffer({ page, description, slug }: RequiredOfferProps) {
	const { discount, product, price, isLoading } = useStepOffer(page, slug);
	if (isLoading) {
		return <SkeletonCard lines={3} label={__('Loading the price…')} />;
	}
	return (
		<OfferCard
			offer={{ productSlug: slug, title: product?.productName ?? '', description }}
			discount={discount}
			returnHash="#/recommendations"
			price={price && <FirstYearPrice price={price} />}
		/>
	);
}
