import { createSelector } from '@reduxjs/toolkit';
import { __, sprintf } from '@wordpress/i18n';
import {
	resolveDoublePurchase,
	type DoublePurchase as View,
} from '@/domain/rewind/resolve-double-purchase';
import { selectEntitlements } from '@/state/site/entitlements';
import { useAppSelector } from '@/state/store/hooks';
import { selectPurchasesInForce } from '@/state/plans/purchases';
import { Notice } from '@/ui/notice';

const selectDoublePurchase = createSelector(
	[selectEntitlements, selectPurchasesInForce],
	({ plan }, purchases) => resolveDoublePurchase({ planSlug: plan.productSlug, purchases }),
);

/** Warns about backups that are paid for twice (BACKUP-09 to BACKUP-13). */
export default function DoublePurchase() {
	const view = useAppSelector(selectDoublePurchase);
	switch (view.kind) {
		case 'none':
			return null;
		case 'twice':
			return <Notice status="warning">{describe(view)}</Notice>;
	}
}

function describe({ backups, productName }: Extract<View, { kind: 'twice' }>): string {
	return backups === 'real-time'
		? sprintf(
				/* translators: %s: name of a product, such as "Jetpack Backup (Real-time)". */
				__(
					"Your plan already includes real-time backups. You're paying for %s too, so you may want to remove it.",
				),
				productName,
			)
		: sprintf(
				/* translators: %s: name of a product, such as "Jetpack Backup (Daily)". */
				__(
					"Your plan already includes daily backups. You're paying for %s too, so you may want to remove it.",
				),
				productName,
			);
}
