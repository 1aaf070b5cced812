import { createSelector } from '@reduxjs/toolkit';
import { siteApi } from '@/api';
import { datePurchases } from '@/domain/purchases';
import { knownData } from '@/lib/remote';
import { createRemoteLoader } from './remote-loader';
import { purchasesSlice } from './remotes';
import type { AppThunk, RootState } from './types';

export const selectPurchases = (state: RootState) => state.purchases;

/** The purchases in force; undefined until they are known. */
export const selectPurchasesInForce = createSelector([selectPurchases], (purchases) =>
	knownData(purchases)?.filter(({ isInForce }) => isInForce),
);

export const loadPurchases = createRemoteLoader(
	purchasesSlice,
	selectPurchases,
	async (api, { now }) => datePurchases(await api(siteApi).loadPurchases(), now()),
);

/**
 * Records that somebody looked at the plan (TRACK-06).
 *
 * @param type Style class of the plan, or its slug where it has none.
 */
export const recordPlanView =
	(type: string): AppThunk =>
	(_dispatch, _getState, { tracks }) =>
		tracks.recordEvent('jetpack_my_plan_banner_view', { type });
