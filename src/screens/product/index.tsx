import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { __, sprintf } from '@wordpress/i18n';
import { describeSlug } from '@/domain/plans/describe-slug';
import {
	BUNDLE,
	getProductSlug,
	isBundleShown,
	resolveProduct,
	type ProductView,
} from '@/domain/plans/product-page';
import { getProductKey, getProductName, type ProductKey } from '@/domain/plans/products';
import { getRedirectUrl } from '@/lib/redirect-url';
import { isUnknown } from '@/lib/remote';
import {
	selectCapabilities,
	selectHasConnectedOwner,
	selectSiteConnection,
} from '@/state/connection';
import { createFacts } from '@/state/store/create-facts';
import {
	loadDiscount,
	selectDiscount,
	loadIntroOffers,
	loadSiteProducts,
	selectIntroOffers,
	selectSiteProducts,
} from '@/state/plans/offers';
import { selectEntitlements, selectFeatures } from '@/state/site/entitlements';
import { useAppSelector } from '@/state/store/hooks';
import { selectProducts } from '@/state/plans/products';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { ExternalLink } from '@/ui/external-link';
import { announce } from '@/ui/screen-reader';
import { Notice } from '@/ui/notice';
import { DiscountBanner, useDiscount } from '../common/discount-banner';
import { PageHead } from '../common/page-head';
import { PRODUCT_ICONS } from '../common/product-icon';
import { useEntitlementLoaders } from '../common/use-entitlement-loads';
import { useLoads } from '../common/use-loads';
import { DRAWINGS } from './drawings';
import { BOUGHT, ProductOffer } from './product-offer';
import styles from './style.module.scss';

interface AfterPurchaseProps {
	view: ProductView;
	name: string;
	isChecking: boolean;
	onCheck: () => void;
}

/**
 * Shows the result of a checkout to a returning buyer; a product is called active only if the provider has
 * confirmed it.
 */
function AfterPurchase({ view, name, isChecking, onCheck }: AfterPurchaseProps) {
	const place = useRef<HTMLDivElement>(null);
	const hasAsked = useRef(false);
	const isThere = view.kind === 'included';
	/* translators: %s: name of a product. */
	const success = sprintf(__('%s is active on this site.'), name);
	useEffect(() => {
		if (isThere) {
			announce(success);
		}
		// The focused button has been removed.
		if (isThere && hasAsked.current) {
			place.current?.focus();
		}
	}, [isThere, success]);

	const check = () => {
		hasAsked.current = true;
		onCheck();
	};
	if (!isThere && view.kind !== 'offer') {
		return null;
	}
	const waiting = isChecking
		? __('Checking your plan…')
		: /* translators: %s: name of a product. */
			__('Just bought %s? It can take a few minutes to show up.');
	return (
		<div ref={place} tabIndex={-1}>
			{isThere ? (
				<Notice status="success">{success}</Notice>
			) : (
				<Notice status="info" actions={[{ label: __('Check again'), onClick: check }]}>
					{sprintf(waiting, name)}
				</Notice>
			)}
		</div>
	);
}

const selectFacts = createFacts({
	connection: selectSiteConnection,
	hasConnectedOwner: selectHasConnectedOwner,
	showPromotions: (state) => selectSite(state).showPromotions,
	canPurchasePlan: (state) => selectCapabilities(state).canPurchasePlan,
	isLinked: (state) => selectCapabilities(state).isLinked,
	entitlements: selectEntitlements,
	siteProducts: selectSiteProducts,
	introOffers: selectIntroOffers,
	isDiscountUnknown: (state) => isUnknown(selectDiscount(state)),
});

/** Loads what the person may see: features and prices for managers, offers for people with an account. */
function useProductLoads(): () => void {
	const facts = useAppSelector(selectFacts);
	const { canManageModules } = useAppSelector(selectCapabilities);
	const isConnected = facts.connection === 'connected';
	const mayBuy =
		isConnected && facts.canPurchasePlan && facts.showPromotions && facts.hasConnectedOwner;
	const retry = useLoads(
		...useEntitlementLoaders(canManageModules),
		mayBuy && loadSiteProducts,
		mayBuy && facts.isLinked && loadIntroOffers,
		mayBuy && facts.isLinked && loadDiscount,
	);

	// "Back" from the checkout may restore this page with its old data.
	useEffect(() => {
		const handleReturn = ({ persisted }: PageTransitionEvent) => persisted && retry();
		window.addEventListener('pageshow', handleReturn);
		return () => window.removeEventListener('pageshow', handleReturn);
	}, [retry]);
	return retry;
}

/**
 * A product beside the bundle that includes it (PRODUCT-05, SHELL-20). The route matches only the slugs of
 * products.
 */
export default function ProductScreen() {
	const { pathname, search } = useLocation();
	const key = getProductKey(pathname.split('/')[2] ?? '');
	const products = useAppSelector(selectProducts);
	const { rawUrl } = useAppSelector(selectSite);
	const facts = useAppSelector(selectFacts);
	const isChecking = useAppSelector((state) => selectFeatures(state).phase === 'loading');
	const retry = useProductLoads();
	const slug = getProductSlug(key, products[key]);
	const bundleSlug = getProductSlug(BUNDLE, products[BUNDLE]);
	const discount = useDiscount([slug, bundleSlug]);
	const running = discount.kind === 'running' ? discount : undefined;

	const resolve = (one: ProductKey) =>
		resolveProduct(one, products[one], { ...facts, discount: running?.rate ?? 0 });
	const [asked, bundle] = [resolve(key), resolve(BUNDLE)];
	const name = products[key]?.title || getProductName(key);
	const shared = { coupon: running?.code, onRetry: retry };

	// PRODUCT-02
	if (asked.kind === 'unavailable') {
		return (
			<>
				<PageHead title={name} drawing={DRAWINGS[key]} />
				<Card title={name} headingLevel={2} icon={PRODUCT_ICONS[describeSlug(slug).icon]}>
					<EmptyState
						/* translators: %s: name of a product. */
						title={sprintf(__("%s isn't available for this site"), name)}
						action={
							<Button variant="primary" href="#/plans">
								{__('See all plans')}
							</Button>
						}
					/>
				</Card>
			</>
		);
	}
	/* translators: %s: name of a product. */
	const learnMore = sprintf(__('Learn more about %s'), name);
	const hasBundle = isBundleShown(key, asked, bundle);
	return (
		<>
			<PageHead title={name} drawing={DRAWINGS[key]}>
				{__('More than 5 million sites rely on Jetpack.')}
			</PageHead>
			{new URLSearchParams(search).has(BOUGHT) && (
				<AfterPurchase view={asked} name={name} isChecking={isChecking} onCheck={retry} />
			)}
			<DiscountBanner discount={discount} />
			<div className={hasBundle ? styles.split : 'jd-stack'}>
				<ProductOffer productKey={key} description={products[key]} view={asked} {...shared}>
					<ExternalLink href={getRedirectUrl(`jetpack-${key}-product`, { site: rawUrl })}>
						{learnMore}
					</ExternalLink>
				</ProductOffer>
				{hasBundle && (
					<ProductOffer
						productKey={BUNDLE}
						description={products[BUNDLE]}
						view={bundle}
						isUpgrade
						{...shared}
					/>
				)}
			</div>
		</>
	);
}
