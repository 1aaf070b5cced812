import { useState, type ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { describeSlug } from '@/domain/plans';
import type { ProductOffer } from '@/domain/recommendations';
import { formatMoney } from '@/lib/money';
import { Button } from '@/ui/button';
import { Card, type CardProps } from '@/ui/card';
import { useLocale } from '@/ui/use-locale';
import styles from './style.module.scss';

interface OfferCardProps extends Pick<CardProps, 'headingLevel'> {
	offer: ProductOffer;
	checkoutUrl: string;
	variant?: 'primary' | 'secondary';
	/** What is done before the browser leaves for the checkout, which waits for it. */
	onChoose: () => Promise<unknown>;
	/** Beside the price: a discount. */
	children?: ReactNode;
}

/** A product with what it holds; one without a price names none. */
export function OfferCard(props: OfferCardProps) {
	const { offer, checkoutUrl, variant = 'primary', headingLevel, onChoose, children } = props;
	const [isLeaving, setIsLeaving] = useState(false);
	const name = offer.title || describeSlug(offer.productSlug).name;
	const choose = async () => {
		setIsLeaving(true);
		await onChoose();
		setIsLeaving(false);
	};
	return (
		<Card title={name} headingLevel={headingLevel}>
			{offer.description && <p>{offer.description}</p>}
			<OfferPrice offer={offer} />
			{children}
			{offer.features.length > 0 && (
				<ul className={styles.features}>
					{offer.features.map((feature) => (
						<li key={feature}>{feature}</li>
					))}
				</ul>
			)}
			<Button
				variant={variant}
				href={checkoutUrl}
				isBusy={isLeaving}
				onClick={(event) => {
					event.preventDefault();
					void choose();
				}}
			>
				{offer.callToAction.text ||
					/* translators: %s: name of a product. */
					sprintf(__('Get %s', 'dashboard-for-jetpack'), name)}
			</Button>
		</Card>
	);
}

function OfferPrice({ offer }: { offer: ProductOffer }) {
	const locale = useLocale();
	if (offer.cost === null || !offer.currencyCode) {
		return <p>{__("You'll see the price at checkout.", 'dashboard-for-jetpack')}</p>;
	}
	return (
		<p className={styles.price}>
			<strong>{formatMoney(offer.cost, offer.currencyCode, locale)}</strong>{' '}
			{offer.billingTimeframe || offer.costTimeframe}
		</p>
	);
}
