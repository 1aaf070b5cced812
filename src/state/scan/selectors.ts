import { createSelector } from '@reduxjs/toolkit';
import { KNOWN_PLUGINS } from '@/domain/plugins/known-plugins';
import { findThreats } from '@/domain/scan/find-threats';
import { resolveScan, resolveScanNeeds } from '@/domain/scan/resolve-scan';
import { selectSiteConnection } from '../connection';
import { selectEntitlements, selectPromotion } from '../entitlements';
import { selectPluginState } from '../plugins';
import { selectSite } from '../site';
import type { RootState } from '../types';
import { selectVaultPress } from '../vaultpress';
import { selectScanAnswer } from './slice';

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

/** The malware scan of this site: every screen shows this verdict. */
export const selectScan = createSelector([selectFacts], resolveScan);

/** The threats on this site. */
export const selectThreats = createSelector([selectScan, selectVaultPress], (scan, vaultpress) =>
	findThreats({ scan, vaultpress }),
);

/** What must be loaded before the verdict is known. */
export const selectScanNeeds = createSelector([selectFacts], resolveScanNeeds);
