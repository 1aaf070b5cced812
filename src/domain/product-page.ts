import type { SiteConnection } from '@/domain/connection';
import { resolvePrice, type IntroOffer, type OfferedProducts, type Price } from '@/domain/offers';
import type { ProductDescription } from '@/domain/page-data';
import { getBaseSlug } from '@/domain/plans';
import type { ProductKey } from '@/domain/products';
import { getFlagsOf, type Entitlements } from '@/domain/site';
import { knownData, viewAll, viewRemote, type FailedView, type Remote } from '@/lib/remote';

/** The slug under which a product is sold where the page does not say. */
const USUAL_SLUGS: Record<ProductKey, string> = {
	akismet: 'jetpack_anti_spam',
	backup: 'jetpack_backup_t1_yearly',
	scan: 'jetpack_scan',
	search: 'jetpack_search',
	security: 'jetpack_security_t1_yearly',
	videopress: 'jetpack_videopress',
};

/** What stands beside every other product as the "Popular upgrade" (PRODUCT-05). */
export const BUNDLE: ProductKey = 'security';

export const getProductSlug = (key: ProductKey, description: ProductDescription | undefined) =>
	description?.slug || USUAL_SLUGS[key];

export interface ProductPageFacts {
	connection: SiteConnection;
	hasConnectedOwner: boolean;
	/** The host may forbid promotions on the whole site. */
	showPromotions: boolean;
	canPurchasePlan: boolean;
	/** The provider tells what it offers to people with an account only. */
	isLinked: boolean;
	entitlements: Entitlements;
	siteProducts: Remote<OfferedProducts, unknown>;
	introOffers: Remote<IntroOffer[], unknown>;
	/** Percent that a running discount takes off the first term; 0 for none. */
	discount: number;
	/** Whether it is still unknown if there is a discount. */
	isDiscountUnknown: boolean;
}

export type ProductView =
	| { kind: 'offline' }
	/** The site has it, and pays for it by its plan or by itself. */
	| { kind: 'included'; by: 'plan' | 'purchase' }
	/** Only somebody else can get it. */
	| { kind: 'ask' }
	| { kind: 'no-upgrades' }
	| { kind: 'connect' }
	| { kind: 'loading' }
	| (FailedView & { of: 'plan' | 'prices' })
	/** The provider does not sell it to this site (PRODUCT-02). */
	| { kind: 'unavailable' }
	/** Without a price where the provider names none that can be understood. */
	| { kind: 'offer'; slug: string; price: Price | null };

/** Whether the site holds all that a product gives, or a plan that the product's page names. */
function resolveHolding(
	slug: string,
	description: ProductDescription | undefined,
	{ plan, products, flags }: Entitlements,
): ProductView | null {
	const isInPlan = description?.includedInPlans.includes(plan.class) ?? false;
	const gives = getFlagsOf([slug]);
	const isHeld = gives.length > 0 && gives.every((flag) => flags[flag]);
	if (!isInPlan && !isHeld) {
		return null;
	}
	const bought = [plan.productSlug, ...products].map(getBaseSlug);
	const isBought = bought.includes(getBaseSlug(slug)) || plan.class === 'free';
	return { kind: 'included', by: isBought && !isInPlan ? 'purchase' : 'plan' };
}

/** Why nothing can be bought here by this person, or null (ROLE-10, ROLE-12, ROLE-13). */
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
	// They only make it cheaper: where they cannot be had, the price is the one that the site knows.
	const isOfferUnknown = viewRemote(facts.introOffers).kind === 'loading';
	if (facts.isLinked && (isOfferUnknown || facts.isDiscountUnknown)) {
		return { kind: 'loading' };
	}
	const offer = knownData(facts.introOffers)?.find(({ productSlug }) => productSlug === slug);
	return { kind: 'offer', slug, price: resolvePrice(product, { offer, discount: facts.discount }) };
}

/**
 * What stands where a product has its price (PRODUCT-02, PRODUCT-03). Nothing is sold before the provider has said what the site has:
 * the plan that the page printed may be old. Where the printed plan holds the product, that stands until the provider says otherwise.
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

/** Whether the bundle stands beside a product: where it is for sale, or may turn out to be (PRODUCT-05). */
export function isBundleShown(key: ProductKey, asked: ProductView, bundle: ProductView): boolean {
	return (
		key !== BUNDLE &&
		asked.kind !== 'unavailable' &&
		['loading', 'failed', 'offer'].includes(bundle.kind)
	);
}
