import type { Scan } from '@/domain/scan/resolve-scan';
import { useAppSelector } from '@/state/hooks';
import { loadPlugins } from '@/state/plugins';
import { loadScan, selectScan, selectScanNeeds } from '@/state/scan';
import { loadVaultPress } from '@/state/vaultpress';
import { useEntitlementLoaders } from './use-entitlement-loads';
import { useLoads } from './use-loads';

/**
 * The malware scan of this site, with "Try again"; loads the data that it depends on.
 *
 * @param isAsked False for a screen without scans.
 */
export function useScan(isAsked = true): { scan: Scan; retry: () => void } {
	const needs = useAppSelector(selectScanNeeds);
	const retry = useLoads(
		isAsked && needs.scan && loadScan,
		isAsked && needs.plugins && loadPlugins,
		isAsked && needs.vaultpress && loadVaultPress,
		...useEntitlementLoaders({ isAsked: isAsked && needs.entitlements }),
	);
	return { scan: useAppSelector(selectScan), retry };
}
