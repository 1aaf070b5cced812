import { resolvePrice, type IntroOffer, type OfferedProducts, type Price } from './offers';
import type { ProductDescription } from '@/domain/site/page-data';
import { getBaseSlug } from '.';
import type { ProductKey } from './products';
import type { PromotionFacts } from './promotions';
import { hasAllOf, type Entitlements } from '@/domain/site/entitlements';
import { knownData, viewAll, viewRemote, type FailedView, type Remote } from '@/lib/remote';

/** The slugs of products that lack one in the page data. */
const USUAL_SLUGS: Record<ProductKey, string> = {
	akismet: 'jetpack_anti_spam',
	backup: 'jetpack_backup_t1_yearly',
	scan: 'jetpack_scan',
	search: 'jetpack_search',
	security: 'jetpack_security_t1_yearly',
	videopress: 'jetpack_videopress',
};

/** The product shown next to every other one as the "Popular upgrade" (PRODUCT-05). */
export const BUNDLE: ProductKey = 'security';

export const getProductSlug = (key: ProductKey, description: ProductDescription | undefined) =>
	description?.slug || USUAL_SLUGS[key];

export interface ProductPageFacts extends PromotionFacts {
	/** The provider returns its offers to users with a linked account only. */
	isLinked: boolean;
	entitlements: Entitlements;
	siteProducts: Remote<OfferedProducts, unknown>;
	introOffers: Remote<IntroOffer[], unknown>;
	/** Percent that an active discount takes off the first term; 0 for none. */
	discount: number;
	/** Whether the discount is still loading. */
	isDiscountUnknown: boolean;
}

export type ProductView =
	| { kind: 'offline' }
	/** The site has it, in its plan or as a separate product. */
	| { kind: 'included'; by: 'plan' | 'purchase' }
	/** Only someone else can buy it. */
	| { kind: 'ask' }
	| { kind: 'no-upgrades' | 'connect' | 'loading' }
	| (FailedView & { of: 'plan' | 'prices' })
	/** The provider does not sell it to this site (PRODUCT-02). */
	| { kind: 'unavailable' }
	/** Without a price if the provider names none that can be parsed. */
	| { kind: 'offer'; slug: string; price: Price | null };

/** Whether the site has all features of a product, or a plan that the product's page names. */
function resolveHolding(
	slug: string,
	description: ProductDescription | undefined,
	{ plan, products, flags }: Entitlements,
): ProductView | null {
	const isInPlan = description?.includedInPlans.includes(plan.class) ?? false;
	if (!isInPlan && !hasAllOf(slug, flags)) {
		return null;
	}
	const bought = [plan.productSlug, ...products].map(getBaseSlug);
	const isBought = bought.includes(getBaseSlug(slug)) || plan.class === 'free';
	return { kind: 'included', by: isBought && !isInPlan ? 'purchase' : 'plan' };
}

/** Why this user cannot buy here, or null (ROLE-10, ROLE-12, ROLE-13). */
function resolveObstacle(facts: ProductPageFacts): ProductView | null {
	if (facts.connection !== 'connected' || !facts.canPurchasePlan) {
		return { kind: 'ask' };
	}
	if (!facts.showPromotions) {
		return { kind: 'no-upgrades' };
	}
	return facts.hasConnectedOwner ? null : { kind: 'connect' };
}

function resolveOffer(slug: string, facts: ProductPageFacts): ProductView {
	const products = viewRemote(facts.siteProducts);
	if (products.kind !== 'known') {
		return products.kind === 'failed' ? { ...products, of: 'prices' } : products;
	}
	const product = products.data[slug];
	if (!product?.isAvailable) {
		return { kind: 'unavailable' };
	}
	// Discounts only lower the price: if they fail to load, the regular price is shown.
	const isOfferUnknown = viewRemote(facts.introOffers).kind === 'loading';
	if (facts.isLinked && (isOfferUnknown || facts.isDiscountUnknown)) {
		return { kind: 'loading' };
	}
	const offer = knownData(facts.introOffers)?.find(({ productSlug }) => productSlug === slug);
	return { kind: 'offer', slug, price: resolvePrice(product, { offer, discount: facts.discount }) };
}

/**
 * The content of the price area of a product (PRODUCT-02, PRODUCT-03). Nothing is sold before the provider has reported what the site has,
 * because the plan in the page data may be outdated. If that plan includes the product, it counts as owned until the provider's answer.
 */
export function resolveProduct(
	key: ProductKey,
	description: ProductDescription | undefined,
	facts: ProductPageFacts,
): ProductView {
	if (facts.connection === 'offline') {
		return { kind: 'offline' };
	}
	const slug = getProductSlug(key, description);
	const settled = resolveHolding(slug, description, facts.entitlements) ?? resolveObstacle(facts);
	if (settled) {
		return settled;
	}
	const { confirmed, purchased } = facts.entitlements;
	const owned = viewAll(confirmed, purchased);
	if (owned.kind !== 'known') {
		return owned.kind === 'failed' ? { ...owned, of: 'plan' } : owned;
	}
	return resolveOffer(slug, facts);
}

/** Whether the bundle is shown next to a product: where it is for sale, or may be (PRODUCT-05). */
export function isBundleShown(key: ProductKey, asked: ProductView, bundle: ProductView): boolean {
	return (
		key !== BUNDLE &&
		asked.kind !== 'unavailable' &&
		['loading', 'failed', 'offer'].includes(bundle.kind)
	);
}
