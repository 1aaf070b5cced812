import { useState } from 'react';
import { describePurchase } from '@/domain/plans/owned-products';
import { findRenewals, type Purchase } from '@/domain/plans/purchases';
import { useAppSelector } from '@/state/store/hooks';
import { selectSite } from '@/state/site';
import { Status } from '@/ui/status';
import { useLocale } from '@/ui/use-locale';
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
		<span className={styles.note}>{text}</span>
	);
}
