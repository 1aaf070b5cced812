import { useId, useMemo, useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { findProducts, type OwnedProduct, describePurchase } from '@/domain/plans/owned-products';
import { findRenewals, type Purchase } from '@/domain/plans/purchases';
import { selectSiteConnection } from '@/state/connection';
import { useAppSelector } from '@/state/store/hooks';
import { selectOwnedProducts } from '@/state/plans/plan';
import { selectProviderSite } from '@/state/site/provider-site';
import { selectPurchases } from '@/state/plans/purchases';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import { announce } from '@/ui/screen-reader';
import { TextInput } from '@/ui/field';
import { TitleId } from '@/ui/surroundings';
import { Status } from '@/ui/status';
import { useLocale } from '@/ui/use-locale';
import { ProductIcon } from '../common/product-icon';
import { useAsOf } from '../common/use-as-of';
import { ProductSetup } from './product-setup';
import styles from './style.module.scss';

/** The start or end of a purchase (PLAN-16 to PLAN-19), as a warning from 30 days before it renews. */
export function PurchaseDate({ purchase }: { purchase: Purchase }) {
	const { dateFormat } = useAppSelector(selectSite);
	const locale = useLocale();
	const [now] = useState(() => Date.now());
	const text = describePurchase(
		{ ...purchase, purchaseDate: purchase.subscribedDate, dateFormat },
		locale,
		now,
	);
	if (!text) {
		return null;
	}
	return findRenewals([purchase], now).length > 0 ? (
		<Status intent="warning">{text}</Status>
	) : (
		<span className="jd-muted">{text}</span>
	);
}

/** The number of products shown at first and added by each "Show more"; a shorter list has no search. */
const PAGE = 20;

/** The purchases besides the plan (PLAN-04, PLAN-12). */
export function Products({ onRetry }: { onRetry: () => void }) {
	const connection = useAppSelector(selectSiteConnection);
	const view = useAppSelector(selectOwnedProducts);
	const asOf = useAsOf([selectProviderSite, selectPurchases]);
	if (
		connection !== 'connected' ||
		view.kind === 'loading' ||
		(view.kind === 'known' && view.products.length === 0)
	) {
		return null;
	}
	return (
		<Card headingLevel={2} title={__('My Products')} asOf={asOf}>
			{view.kind === 'failed' && (
				<ErrorState message={__("Couldn't load your products.")} failure={view} onRetry={onRetry} />
			)}
			{view.kind === 'known' && <ProductList products={view.products} />}
		</Card>
	);
}

const countText = (count: number) =>
	sprintf(
		/* translators: %d: number of products. */
		_n('%d product found', '%d products found', count),
		count,
	);

function ProductList({ products }: { products: OwnedProduct[] }) {
	const [term, setTerm] = useState('');
	const [limit, setLimit] = useState(PAGE);
	const found = useMemo(() => findProducts(products, term), [products, term]);

	const search = (typed: string) => {
		setTerm(typed);
		setLimit(PAGE);
		announce(countText(findProducts(products, typed).length));
	};

	return (
		<>
			{products.length > PAGE && (
				<div className={styles.search}>
					<TextInput
						type="search"
						label={__('Find a product')}
						value={term}
						onChange={search}
						help={countText(found.length)}
					/>
				</div>
			)}
			<ul className={styles.rows}>
				{found.slice(0, limit).map((product) => (
					<ProductRow key={product.key} product={product} />
				))}
			</ul>
			{found.length > limit && (
				<div className={`jd-row ${styles.more}`}>
					<Button onClick={() => setLimit(limit + PAGE)}>{__('Show more')}</Button>
					<span className="jd-muted">
						{sprintf(
							/* translators: 1: number of products shown. 2: total number of products. */
							__('%1$d of %2$d shown'),
							limit,
							found.length,
						)}
					</span>
				</div>
			)}
		</>
	);
}

function ProductRow({ product: { slug, name, purchase } }: { product: OwnedProduct }) {
	const id = useId();
	return (
		<li>
			<div className="jd-line">
				<ProductIcon slug={slug} />
				<span id={id}>{name}</span>
			</div>
			{purchase && <PurchaseDate purchase={purchase} />}
			<TitleId.Provider value={id}>
				<ProductSetup slug={slug} />
			</TitleId.Provider>
		</li>
	);
}
