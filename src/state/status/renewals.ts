import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { nameRenewal, resolveRenewals, type Renewal } from '@/domain/status/renewals';
import { knownData } from '@/lib/remote';
import { selectEntitlements } from '../site/entitlements';
import { injectSlice } from '../store/inject-slice';
import { defineMemory } from '../store/memory';
import { selectPurchases } from '../plans/purchases';
import type { AppThunk, RootState } from '../store/types';

const slice = createSlice({
	name: 'dismissedRenewals',
	/** Null until this browser's memory has been read. */
	initialState: (): string[] | null => null,
	reducers: {
		known: (_names, { payload }: PayloadAction<string[]>) => payload,
	},
});

const selectDismissed = injectSlice('dismissedRenewals', slice.reducer);

const expired = defineMemory('dashboard-for-jetpack-expired', v.array(v.string()), {
	of: 'person and site',
});

/** Reads which expired purchases this person has dismissed in this browser; until then none is shown. */
export const recallDismissedRenewals = (): AppThunk => (dispatch) =>
	dispatch(slice.actions.known(dispatch(expired.recall()) ?? []));

/** Hides an expired purchase for good in this browser. */
export const dismissRenewal =
	(renewal: Renewal): AppThunk =>
	(dispatch) => {
		const names = [...(dispatch(expired.recall()) ?? []), nameRenewal(renewal)];
		dispatch(expired.remember(names));
		dispatch(slice.actions.known(names));
	};

const selectNow = (_state: RootState, now: number) => now;

/** Purchases that end, or have ended and leave a gap. */
export const selectRenewals = createSelector(
	[selectPurchases, selectEntitlements, selectDismissed, selectNow],
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
