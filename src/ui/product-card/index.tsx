import type { MouseEventHandler, ReactNode } from 'react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import type { CardProps } from '@/ui/card';
import { formatPrice } from './price';
import { assertProduct } from './required';
import styles from './style.module.scss';

export interface ProductCardProps {
	title: string;
	/** A number is formatted with its currency, a text stands as it is. */
	price: number | string;
	currency: string;
	billingDescription: ReactNode;
	checkoutText: string;
	checkoutUrl: string;
	productSlug: string;
	/** The one to take, or one beside it (COMP-17). */
	priority?: 'primary' | 'secondary';
	headingLevel?: CardProps['headingLevel'];
	badge?: ReactNode;
	onCheckout?: MouseEventHandler<HTMLElement>;
	children?: ReactNode;
}

/**
 * A product with its price and the way to its checkout.
 *
 * @throws {Error} Without any of what it must say (COMP-16).
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
