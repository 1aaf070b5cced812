import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { formatMoney } from '@/lib/money';
import { VisuallyHidden } from '@/ui/screen-reader';
import { useLocale } from '@/ui/use-locale';
import styles from './style.module.scss';

export interface PriceProps {
	/** In whole units of the currency. */
	amount: number;
	/** The price without the discount, if it is higher. */
	regularAmount?: number;
	/** ISO 4217. */
	currency: string;
	/** What the amount covers, such as a billing period (OFFER-15). */
	legend?: ReactNode;
}

export function Price({
	amount,
	regularAmount = amount,
	currency,
	legend = __('/month, paid yearly'),
}: PriceProps) {
	const locale = useLocale();
	const now = formatMoney(amount, currency, locale);
	const before = formatMoney(regularAmount, currency, locale);
	/* translators: %s: a price. */
	const regularPrice = sprintf(__('Regular price: %s.'), before);
	return (
		<p className={styles.price}>
			{regularAmount > amount && before !== now && (
				<>
					<VisuallyHidden>{regularPrice}</VisuallyHidden>{' '}
					<s aria-hidden className="jd-muted">
						{before}
					</s>{' '}
				</>
			)}
			<strong className={styles.amount}>{now}</strong> <span className="jd-muted">{legend}</span>
		</p>
	);
}
