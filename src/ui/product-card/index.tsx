import type { MouseEventHandler, ReactNode } from 'react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import type { CardProps } from '@/ui/card';
import styles from './style.module.scss';

export interface ProductCardProps {
	title: string;
	/** A number is formatted with its currency, a text is shown as it is. */
	price: number | string;
	currency: string;
	billingDescription: ReactNode;
	checkoutText: string;
	checkoutUrl: string;
	productSlug: string;
	/** The recommended one, or an alternative (COMP-17). */
	priority?: 'primary' | 'secondary';
	headingLevel?: CardProps['headingLevel'];
	badge?: ReactNode;
	onCheckout?: MouseEventHandler<HTMLElement>;
	children?: ReactNode;
}

const REQUIRED = [
	'title',
	'price',
	'currency',
	'billingDescription',
	'checkoutText',
	'checkoutUrl',
	'productSlug',
] as const;

type RequiredName = (typeof REQUIRED)[number];

/**
 * @throws {Error} Names the first required thing that is missing (COMP-16).
 */
function assertProduct(product: Partial<Record<RequiredName, unknown>>): void {
	const missing = REQUIRED.find(
		(name) => product[name] === undefined || product[name] === null || product[name] === '',
	);
	if (missing) {
		throw new Error(`A product card needs "${missing}".`);
	}
}

/** A price as the reader's language writes it; an unknown currency is shown by its code. */
export function formatPrice(price: number | string, currency: string, language?: string): string {
	if (typeof price === 'string') {
		return price;
	}
	try {
		return new Intl.NumberFormat(language || undefined, { style: 'currency', currency }).format(
			price,
		);
	} catch {
		return `${price} ${currency}`;
	}
}

/**
 * A product with its price and the way to its checkout.
 *
 * @throws {Error} If anything it must say is missing (COMP-16).
 */
export function ProductCard(props: ProductCardProps) {
	assertProduct(props);
	const { title, price, currency, billingDescription, checkoutText, checkoutUrl } = props;
	const { productSlug, priority = 'primary', headingLevel, badge, onCheckout, children } = props;
	return (
		<Card
			title={title}
			headingLevel={headingLevel}
			badge={badge}
			className={priority === 'primary' ? styles.primary : undefined}
		>
			<p className={styles.price}>
				<span className={styles.amount}>
					{formatPrice(price, currency, document.documentElement.lang)}
				</span>
				<span className={styles.billing}>{billingDescription}</span>
			</p>
			{children}
			<Button
				variant={priority}
				href={checkoutUrl}
				id={`checkout-${productSlug}`}
				className={styles.checkout}
				onClick={onCheckout}
			>
				{checkoutText}
			</Button>
		</Card>
	);
}
