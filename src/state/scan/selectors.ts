import { createSelector } from '@reduxjs/toolkit';
import { KNOWN_PLUGINS } from '@/domain/plugins/known-plugins';
import { findThreats } from '@/domain/scan/find-threats';
import { resolveScan, resolveScanNeeds } from '@/domain/scan/resolve-scan';
import { selectSiteConnection } from '../connection';
import { createFacts } from '../create-facts';
import { selectEntitlements, selectPromotion } from '../entitlements';
import { selectPluginState } from '../plugins';
import { selectSite } from '../site';
import { selectVaultPress } from '../vaultpress';
import { selectScanAnswer } from './slice';

const selectFacts = createFacts({
	connection: selectSiteConnection,
	showBackups: (state) => selectSite(state).showBackups,
	isManaged: (state) => selectSite(state).isAtomicSite || selectSite(state).isMultisite,
	scan: selectScanAnswer,
	vaultpress: selectVaultPress,
	vaultpressPlugin: (state) => selectPluginState(state, KNOWN_PLUGINS.vaultpress.files),
	entitlements: selectEntitlements,
	planClass: (state) => selectEntitlements(state).plan.class,
	promotion: selectPromotion,
});

/** The malware scan of this site: every screen shows this verdict. */
export const selectScan = createSelector([selectFacts], resolveScan);

/** The threats on this site. */
export const selectThreats = createSelector([selectScan, selectVaultPress], (scan, vaultpress) =>
	findThreats({ scan, vaultpress }),
);

/** What must be loaded before the verdict is known. */
export const selectScanNeeds = createSelector([selectFacts], resolveScanNeeds);
