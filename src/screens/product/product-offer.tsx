import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { ProductDescription } from '@/domain/site/page-data';
import { describeSlug } from '@/domain/plans/describe-slug';
import { getProductSlug, type ProductView } from '@/domain/plans/product-page';
import { getProductName, type ProductKey } from '@/domain/plans/products';
import { selectCapabilities } from '@/state/connection';
import { recordClick } from '@/state/store/analytics';
import { getCheckoutUrl } from '@/state/plans/checkout';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { CheckList } from '@/ui/check-list';
import { ErrorState } from '@/ui/error-state';
import { ProductCard } from '@/ui/product-card';
import { Spinner } from '@/ui/spinner';
import { Status } from '@/ui/status';
import { useLocale } from '@/ui/use-locale';
import { Billing } from '../common/billing';
import { PRODUCT_ICONS } from '../common/product-icon';
import { ConnectPrompt } from '../common/connect-prompt';

/** The query parameter of a product's page for buyers who return from its checkout. */
export const BOUGHT = 'bought';

function Included({ by }: Extract<ProductView, { kind: 'included' }>) {
	const { canManageModules } = useAppSelector(selectCapabilities);
	return (
		<>
			<Status intent="success">
				{by === 'plan' ? __('Included in your plan') : __('Active on this site')}
			</Status>
			{canManageModules && <Button href="#/my-plan">{__('View my plan')}</Button>}
		</>
	);
}

interface ProductStatusProps {
	productKey: ProductKey;
	view: Exclude<ProductView, { kind: 'offer' }>;
	onRetry: () => void;
}

/** Replaces the price: why there is none, and what to do. */
export function ProductStatus({ productKey, view, onRetry }: ProductStatusProps) {
	switch (view.kind) {
		case 'loading':
			return (
				<p className="jd-line">
					<Spinner />
					{__('Loading the price…')}
				</p>
			);
		case 'failed':
			return (
				<ErrorState
					message={
						view.of === 'plan'
							? __("Couldn't check what your plan includes.")
							: __("Couldn't load the price.")
					}
					failure={view}
					onRetry={onRetry}
				/>
			);
		case 'included':
			return <Included {...view} />;
		case 'connect':
			return (
				<ConnectPrompt layer="owner" feature={`product-${productKey}`}>
					{__('Connect your account to see the price and upgrade.')}
				</ConnectPrompt>
			);
		case 'ask':
			return <p>{__('Ask an administrator of this site to get this.')}</p>;
		case 'no-upgrades':
			return <p>{__('Upgrades are turned off on this site.')}</p>;
		case 'offline':
			return <p>{__('Unavailable in Offline Mode')}</p>;
		case 'unavailable':
			return <p>{__("This isn't available for your site.")}</p>;
	}
}

interface ProductOfferProps {
	productKey: ProductKey;
	description: ProductDescription | undefined;
	view: ProductView;
	/** The coupon of the current discount, for the checkout. */
	coupon: string | undefined;
	isUpgrade?: boolean;
	onRetry: () => void;
	children?: ReactNode;
}

/** A product with its contents, and its price or what replaces it. */
export function ProductOffer(props: ProductOfferProps) {
	const { productKey, description, view, coupon, isUpgrade = false, onRetry } = props;
	const dispatch = useAppDispatch();
	const shares = new Intl.NumberFormat(useLocale(), { style: 'percent' });
	const productSlug = getProductSlug(productKey, description);
	const title = description?.title || getProductName(productKey);
	const price = view.kind === 'offer' ? view.price : null;
	const priority = isUpgrade ? 'secondary' : 'primary';
	const shared = {
		title,
		priority,
		headingLevel: 2,
		icon: PRODUCT_ICONS[describeSlug(productSlug).icon],
		badge: (
			<>
				{isUpgrade && <Badge intent="info">{__('Popular upgrade')}</Badge>}
				{price && price.discountPercent > 0 && (
					<Badge intent="success">
						{
							/* translators: %s: a share, such as "50%". */
							sprintf(__('%s off'), shares.format(price.discountPercent / 100))
						}
					</Badge>
				)}
			</>
		),
		description: description?.description && <p>{description.description}</p>,
		children: (
			<>
				{description && description.features.length > 0 && (
					<CheckList items={description.features} />
				)}
				{props.children}
			</>
		),
	} as const;
	if (view.kind !== 'offer') {
		const status = <ProductStatus productKey={productKey} view={view} onRetry={onRetry} />;
		const isPending = view.kind === 'loading' || view.kind === 'failed';
		return <ProductCard {...shared} status={status} isPending={isPending} />;
	}

	/* translators: %s: name of a product. */
	const checkoutText = sprintf(__('Get %s'), title);
	const source = 'jetpack-product-description-checkout';
	const returnHash = `#/product/${productKey}?${BOUGHT}`;
	const checkoutUrl = dispatch(getCheckoutUrl({ source, productSlug, coupon, returnHash }));
	const onCheckout = () =>
		dispatch(recordClick('upgrade-banner', { feature: `product-${productKey}` }));
	if (price) {
		return (
			<ProductCard
				{...shared}
				price={price.perMonth}
				regularPrice={price.fullPerMonth}
				currency={price.currencyCode}
				billingDescription={<Billing price={price} />}
				checkoutText={checkoutText}
				checkoutUrl={checkoutUrl}
				productSlug={productSlug}
				onCheckout={onCheckout}
			/>
		);
	}
	return (
		<ProductCard
			{...shared}
			isPending
			status={
				<>
					<p>{__("You'll see the price before you pay.")}</p>
					<Button variant={priority} href={checkoutUrl} onClick={onCheckout}>
						{checkoutText}
					</Button>
				</>
			}
		/>
	);
}
