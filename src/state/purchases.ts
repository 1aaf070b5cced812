import { createSelector } from '@reduxjs/toolkit';
import { siteApi } from '@/api';
import { knownData } from '@/lib/remote';
import { createRemoteLoader } from './remote-loader';
import { purchasesSlice } from './remotes';
import type { AppThunk, RootState } from './types';

export const selectPurchases = (state: RootState) => state.purchases;

/** What was bought and is in force; undefined while nobody knows. */
export const selectActivePurchases = createSelector([selectPurchases], (purchases) =>
	knownData(purchases)?.filter(({ isActive }) => isActive),
);

export const loadPurchases = createRemoteLoader(purchasesSlice, selectPurchases, (api) =>
	api(siteApi).loadPurchases(),
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
