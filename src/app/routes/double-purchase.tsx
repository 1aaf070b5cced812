import { createSelector } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { resolveDoublePurchase, type DoublePurchase as View } from '@/domain/backup';
import { assertNever } from '@/lib/assert-never';
import { selectCapabilities, selectSiteConnection } from '@/state/connection';
import { selectEntitlements } from '@/state/entitlements';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { loadPurchases, selectActivePurchases } from '@/state/purchases';
import type { RootState } from '@/state/types';
import { Notice } from '@/ui/notice';

const selectDoublePurchase = createSelector(
	[selectEntitlements, selectActivePurchases],
	({ plan }, purchases) => resolveDoublePurchase({ planSlug: plan.productSlug, purchases }),
);

/** The server lists purchases for managers of a connected site only. */
const selectMayAskForPurchases = (state: RootState) =>
	selectSiteConnection(state) === 'connected' && selectCapabilities(state).canManageModules;

/**
 * Warns of backups that are paid for twice, for as long as the browser has not left for the plans (BACKUP-09
 * to BACKUP-13). It asks at once: after the next paint it may be too late. A failure is no reason to warn.
 */
export function DoublePurchase() {
	const dispatch = useAppDispatch();
	const mayAsk = useAppSelector(selectMayAskForPurchases);
	const view = useAppSelector(selectDoublePurchase);
	useEffect(() => {
		if (mayAsk) {
			void dispatch(loadPurchases());
		}
	}, [dispatch, mayAsk]);

	switch (view.kind) {
		case 'none':
			return null;
		case 'twice':
			return <Notice status="warning">{describe(view)}</Notice>;
		default:
			return assertNever(view, 'double purchase');
	}
}

function describe({ backups, productName }: Extract<View, { kind: 'twice' }>): string {
	return backups === 'real-time'
		? sprintf(
				/* translators: %s: name of a product, such as "Jetpack Backup (Real-time)". */
				__(
					"Your plan already includes real-time backups. You're paying for %s too, so you may want to remove it.",
					'jetpack',
				),
				productName,
			)
		: sprintf(
				/* translators: %s: name of a product, such as "Jetpack Backup (Daily)". */
				__(
					"Your plan already includes daily backups. You're paying for %s too, so you may want to remove it.",
					'jetpack',
				),
				productName,
			);
}
