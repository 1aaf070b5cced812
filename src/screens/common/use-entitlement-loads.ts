import { createSelector } from '@reduxjs/toolkit';
import { isUnknown } from '@/lib/remote';
import { loadProviderSite, selectProviderSite } from '@/state/provider-site';
import { selectSiteConnection } from '@/state/connection';
import { loadFeatures, selectFeatures } from '@/state/entitlements';
import { useAppSelector } from '@/state/hooks';
import { loadPurchases } from '@/state/purchases';
import type { Loader } from '@/state/types';
import { useLoads } from './use-loads';

const selectIsPurchasesTurn = createSelector(
	[selectProviderSite, selectFeatures],
	(providerSite, features) => !isUnknown(providerSite) && !isUnknown(features),
);

interface Options {
	/** False if the data is not needed. */
	isAsked?: boolean;
	/**
	 * Loads the purchases after the other two have finished, for At a Glance: it sends enough requests at the start, and
	 * known features don't depend on them.
	 */
	arePurchasesLast?: boolean;
}

/** The loaders of the data that a connected site's entitlements depend on. */
export function useEntitlementLoaders({ isAsked = true, arePurchasesLast = false }: Options = {}): (
	Loader | false
)[] {
	const isDue = useAppSelector(selectSiteConnection) === 'connected' && isAsked;
	const isPurchasesTurn = useAppSelector(selectIsPurchasesTurn) || !arePurchasesLast;
	return [
		isDue && loadFeatures,
		isDue && loadProviderSite,
		isDue && isPurchasesTurn && loadPurchases,
	];
}

/**
 * Loads what the site owns, for a card that offers a missing feature.
 *
 * @return "Try again".
 */
export const useEntitlementLoads = (options?: Options): (() => void) =>
	useLoads(...useEntitlementLoaders(options));
