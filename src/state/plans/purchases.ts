import { createSelector } from '@reduxjs/toolkit';
import { siteApi } from '@/api/entities/site';
import { datePurchases } from '@/domain/plans/purchases';
import { knownData } from '@/lib/remote';
import { recordEvent } from '../store/analytics';
import { createRemoteEntity } from '../store/inject-slice';
import type { AppThunk } from '../store/types';

export const { select: selectPurchases, load: loadPurchases } = createRemoteEntity(
	'purchases',
	async (api, { now }) => datePurchases(await api(siteApi).loadPurchases(), now()),
	'jetpack/v4/site/purchases',
);

/** The active purchases; undefined until they are loaded. */
export const selectPurchasesInForce = createSelector([selectPurchases], (purchases) =>
	knownData(purchases)?.filter(({ isInForce }) => isInForce),
);

/** Records that the plan was viewed (TRACK-06), by its style class, or its slug where it has none. */
export const recordPlanView = (type: string): AppThunk =>
	recordEvent('jetpack_my_plan_banner_view', { type });
