import { createSelector } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { nameRenewal, resolveRenewals, type Renewal } from '@/domain/status/renewals';
import { knownData } from '@/lib/remote';
import { selectEntitlements } from '../site/entitlements';
import { injectValue } from '../store/inject-slice';
import { defineMemory } from '../store/memory';
import { selectPurchases } from '../plans/purchases';
import type { AppThunk, RootState } from '../store/types';

/** Null until this browser's memory has been read. */
const names = injectValue<string[] | null>('dismissedRenewals', null);

const expired = defineMemory('dashboard-for-jetpack-expired', v.array(v.string()), {
	of: 'person and site',
});

/** Reads which expired purchases this person has dismissed in this browser; until then none is shown. */
export const recallDismissedRenewals = (): AppThunk => (dispatch) =>
	dispatch(names.changed(dispatch(expired.recall()) ?? []));

/** Hides an expired purchase for good in this browser. */
export const dismissRenewal =
	(renewal: Renewal): AppThunk =>
	(dispatch) => {
		const dismissed = [...(dispatch(expired.recall()) ?? []), nameRenewal(renewal)];
		dispatch(expired.remember(dismissed));
		dispatch(names.changed(dismissed));
	};

const selectNow = (_state: RootState, now: number) => now;

/** Purchases that end, or have ended and leave a gap. */
export const selectRenewals = createSelector(
	[selectPurchases, selectEntitlements, names.select, selectNow],
	(purchases, entitlements, dismissed, now) => {
		const renewals = resolveRenewals({
			purchases: knownData(purchases) ?? [],
			entitlements,
			dismissed: dismissed ?? [],
			now,
		});
		return dismissed ? renewals : renewals.filter(({ isExpired }) => !isExpired);
	},
);
