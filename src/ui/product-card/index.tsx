import type { MouseEventHandler, ReactNode } from 'react';
import { clsx } from 'clsx';
import type { SafeUrl } from '@/lib/safe-url';
import { Button } from '@/ui/button';
import { Card, type CardProps } from '@/ui/card';
import { Price } from '@/ui/price';
import styles from './style.module.scss';

interface ProductOffer {
	price: number;
	/** Price per month without the discount, if it is higher. */
	regularPrice?: number;
	/** ISO 4217. */
	currency: string;
	/** Billing terms: the amount and the date of each charge. */
	billingDescription: ReactNode;
	checkoutText: string;
	checkoutUrl: SafeUrl;
	productSlug: string;
	onCheckout?: MouseEventHandler<HTMLElement>;
}

interface Product {
	title: string;
	icon?: CardProps['icon'];
	badge?: ReactNode;
	/** The recommended one, or an alternative (COMP-17). */
	priority?: 'primary' | 'secondary';
	headingLevel?: CardProps['headingLevel'];
	description?: ReactNode;
	children?: ReactNode;
}

interface ProductStatus {
	/** Replaces the price: it is still loading, or the site already has the product. */
	status: ReactNode;
	/** Reserves the height of the price, so that nothing below moves when it arrives. */
	isPending?: boolean;
}

export type ProductCardProps = Product & (ProductOffer | ProductStatus);

const REQUIRED = [
	'title',
	'price',
	'currency',
	'billingDescription',
	'checkoutText',
	'checkoutUrl',
	'productSlug',
] as const;

/**
 * @throws {Error} Names the first required thing that is missing (COMP-16).
 */
function assertOffer(offer: Partial<Record<(typeof REQUIRED)[number], unknown>>): void {
	const missing = REQUIRED.find(
		(name) => offer[name] === undefined || offer[name] === null || offer[name] === '',
	);
	if (missing) {
		throw new Error(`A product card needs "${missing}".`);
	}
}

function Offer({ priority, ...offer }: ProductOffer & Pick<Product, 'priority'>) {
	const { price, regularPrice, currency, billingDescription, onCheckout } = offer;
	return (
		<>
			<Price amount={price} regularAmount={regularPrice} currency={currency} />
			<div className="jd-muted">{billingDescription}</div>
			<Button
				variant={priority}
				href={offer.checkoutUrl}
				id={`checkout-${offer.productSlug}`}
				onClick={onCheckout}
			>
				{offer.checkoutText}
			</Button>
		</>
	);
}

/**
 * A product with its price and a link to its checkout.
 *
 * @throws {Error} If a required part of the offer is missing (COMP-16).
 */
export function ProductCard(props: ProductCardProps) {
	const { title, icon, badge, priority = 'primary', headingLevel, description, children } = props;
	const hasStatus = 'status' in props;
	if (!hasStatus) {
		assertOffer(props);
	}
	const isSettled = hasStatus && !props.isPending;
	return (
		<Card
			title={title}
			icon={icon}
			headingLevel={headingLevel}
			badge={badge}
			className={clsx(styles.card, priority === 'primary' && !isSettled && styles.primary)}
		>
			<div className={styles.description}>{description}</div>
			<div className={clsx(styles.offer, isSettled && styles.settled)}>
				{hasStatus ? props.status : <Offer {...props} priority={priority} />}
			</div>
			<div className={styles.contents}>{children}</div>
		</Card>
	);
}
