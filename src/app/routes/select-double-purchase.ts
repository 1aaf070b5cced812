import { createSelector } from '@reduxjs/toolkit';
import { resolveDoublePurchase } from '@/domain/backup';
import { knownData } from '@/lib/remote';
import { selectCloudSite } from '@/state/cloud-site';
import { selectCapabilities, selectSiteConnection } from '@/state/connection';
import { selectActivePurchases } from '@/state/purchases';
import { selectSite } from '@/state/site';

type State = Parameters<typeof selectSite>[0];

/** What the provider says of the plan, or until then what the page knew. */
const selectPlanSlug = (state: State) =>
	(knownData(selectCloudSite(state))?.plan ?? selectSite(state).plan).productSlug;

export const selectDoublePurchase = createSelector(
	[selectPlanSlug, selectActivePurchases],
	(planSlug, purchases) => resolveDoublePurchase({ planSlug, purchases }),
);

/** Purchases are told to who manages a connected site. */
export const selectMayAskForPurchases = (state: State) =>
	selectSiteConnection(state) === 'connected' && selectCapabilities(state).canManageModules;
