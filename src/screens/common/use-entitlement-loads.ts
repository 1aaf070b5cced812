import { loadProviderSite } from '@/state/site/provider-site';
import { selectSiteConnection } from '@/state/connection';
import { loadFeatures } from '@/state/site/entitlements';
import { useAppSelector } from '@/state/store/hooks';
import { loadPurchases } from '@/state/plans/purchases';
import type { Loader } from '@/state/store/types';
import { useLoads } from './use-loads';

/**
 * The loaders of the data that a connected site's entitlements depend on.
 *
 * @param isAsked False if the data is not needed.
 */
export function useEntitlementLoaders(isAsked = true): (Loader | false)[] {
	const isDue = useAppSelector(selectSiteConnection) === 'connected' && isAsked;
	return [isDue && loadFeatures, isDue && loadProviderSite, isDue && loadPurchases];
}

/**
 * Loads what the site owns, for a card that offers a missing feature.
 *
 * @return "Try again".
 */
export const useEntitlementLoads = (isAsked?: boolean): (() => void) =>
	useLoads(...useEntitlementLoaders(isAsked));
