import { createSelector } from '@reduxjs/toolkit';
import { siteApi } from '@/api/entities/site';
import { type DatedPurchase, datePurchases } from '@/domain/purchases';
import { knownData } from '@/lib/remote';
import { forFirstAnswer } from './first-answers';
import { injectSlice } from './inject-slice';
import { createRemoteLoader } from './remote-loader';
import { createRemoteSlice, type RemoteData } from './remote-slice';
import type { AppThunk } from './types';

declare module './root-reducer' {
	interface InjectedSlices {
		purchases: RemoteData<DatedPurchase[]>;
	}
}

export const purchasesSlice = createRemoteSlice<DatedPurchase[]>('purchases');

export const selectPurchases = injectSlice('purchases', purchasesSlice.reducer);

/** The active purchases; undefined until they are loaded. */
export const selectPurchasesInForce = createSelector([selectPurchases], (purchases) =>
	knownData(purchases)?.filter(({ isInForce }) => isInForce),
);

export const loadPurchases = forFirstAnswer(
	'jetpack/v4/site/purchases',
	createRemoteLoader(purchasesSlice, selectPurchases, async (api, { now }) =>
		datePurchases(await api(siteApi).loadPurchases(), now()),
	),
);

/**
 * Records that the plan was viewed (TRACK-06).
 *
 * @param type Style class of the plan, or its slug where it has none.
 */
export const recordPlanView =
	(type: string): AppThunk =>
	(_dispatch, _getState, { tracks }) =>
		tracks.recordEvent('jetpack_my_plan_banner_view', { type });
