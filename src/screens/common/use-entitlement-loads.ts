import { createSelector } from '@reduxjs/toolkit';
import { isUnknown } from '@/lib/remote';
import { loadCloudSite, selectCloudSite } from '@/state/cloud-site';
import { selectSiteConnection } from '@/state/connection';
import { loadFeatures, selectFeatures } from '@/state/entitlements';
import { useAppSelector } from '@/state/hooks';
import { loadPurchases } from '@/state/purchases';
import type { Loader, RootState } from '@/state/types';
import { useLoads } from './use-loads';

const selectIsConnected = (state: RootState) => selectSiteConnection(state) === 'connected';

const selectIsPurchasesTurn = createSelector(
	[selectCloudSite, selectFeatures],
	(cloudSite, features) => !isUnknown(cloudSite) && !isUnknown(features),
);

interface Options {
	/** False where the answer changes nothing. */
	isAsked?: boolean;
	/**
	 * Asks for the purchases after the other two have been answered, for At a Glance: its arrival has calls enough, and
	 * nothing that is known to be owned waits for them.
	 */
	arePurchasesLast?: boolean;
}

/** The loaders of what decides on the entitlements of a connected site. */
export function useEntitlementLoaders({ isAsked = true, arePurchasesLast = false }: Options = {}): (
	Loader | false
)[] {
	const isDue = useAppSelector(selectIsConnected) && isAsked;
	const isPurchasesTurn = useAppSelector(selectIsPurchasesTurn) || !arePurchasesLast;
	return [isDue && loadFeatures, isDue && loadCloudSite, isDue && isPurchasesTurn && loadPurchases];
}

/**
 * Loads what the site owns, for a card that offers what it doesn't.
 *
 * @return "Try again".
 */
export const useEntitlementLoads = (options?: Options): (() => void) =>
	useLoads(...useEntitlementLoaders(options));
