import { createSelector } from '@reduxjs/toolkit';
import { KNOWN_PLUGINS } from '@/domain/plugins/known-plugins';
import { findThreats } from '@/domain/scan/find-threats';
import { resolveScan, resolveScanNeeds, type Scan } from '@/domain/scan/resolve-scan';
import { selectSiteConnection } from '@/state/connection';
import { selectEntitlements, selectPromotion } from '@/state/entitlements';
import { useAppSelector } from '@/state/hooks';
import { loadPlugins, selectPluginState } from '@/state/plugins';
import { loadScan, selectScan as selectScanAnswer } from '@/state/scan';
import { loadVaultPress, selectVaultPress } from '@/state/vaultpress';
import { selectSite } from '@/state/site';
import type { RootState } from '@/state/types';
import { useEntitlementLoaders } from './use-entitlement-loads';
import { useLoads } from './use-loads';

const selectFacts = createSelector(
	[
		selectSiteConnection,
		selectSite,
		selectScanAnswer,
		selectVaultPress,
		(state: RootState) => selectPluginState(state, KNOWN_PLUGINS.vaultpress.files),
		selectEntitlements,
		selectPromotion,
	],
	(connection, site, scan, vaultpress, vaultpressPlugin, entitlements, promotion) => ({
		connection,
		showBackups: site.showBackups,
		isManaged: site.isAtomicSite || site.isMultisite,
		scan,
		vaultpress,
		vaultpressPlugin,
		entitlements,
		planClass: entitlements.plan.class,
		promotion,
	}),
);

/** The malware scan of this site, for every screen. */
export const selectScan = createSelector([selectFacts], resolveScan);

/** The threats on this site, for every screen. */
export const selectThreats = createSelector([selectScan, selectVaultPress], (scan, vaultpress) =>
	findThreats({ scan, vaultpress }),
);

const selectNeeds = createSelector([selectFacts], resolveScanNeeds);

/**
 * The malware scan of this site, with "Try again"; loads the data that it depends on.
 *
 * @param isAsked False for a screen without scans.
 */
export function useScan(isAsked = true): { scan: Scan; retry: () => void } {
	const needs = useAppSelector(selectNeeds);
	const retry = useLoads(
		isAsked && needs.scan && loadScan,
		isAsked && needs.plugins && loadPlugins,
		isAsked && needs.vaultpress && loadVaultPress,
		...useEntitlementLoaders({ isAsked: isAsked && needs.entitlements }),
	);
	return { scan: useAppSelector(selectScan), retry };
}
