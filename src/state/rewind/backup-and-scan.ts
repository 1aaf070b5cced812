import { createSelector } from '@reduxjs/toolkit';
import { resolveBackup, resolveBackupNeeds } from '@/domain/rewind/resolve-backup';
import { KNOWN_PLUGINS } from '@/domain/plugins/known-plugins';
import { findThreats, resolveScan, resolveScanNeeds } from '@/domain/scan';
import { selectSiteConnection } from '../connection';
import { createFacts } from '../store/create-facts';
import { selectEntitlements, selectPromotion } from '../site/entitlements';
import { selectPluginState } from '../plugins';
import { selectRewind } from '.';
import { selectScanAnswer } from '../scan';
import { selectSite } from '../site';
import type { RootState } from '../store/types';
import { selectVaultPress } from './vaultpress';

/** The facts that both rules need. */
const SHARED = {
	connection: selectSiteConnection,
	showBackups: (state: RootState) => selectSite(state).showBackups,
	vaultpress: selectVaultPress,
	vaultpressPlugin: (state: RootState) => selectPluginState(state, KNOWN_PLUGINS.vaultpress.files),
	entitlements: selectEntitlements,
	planClass: (state: RootState) => selectEntitlements(state).plan.class,
	promotion: selectPromotion,
};

const selectBackupFacts = createFacts({ ...SHARED, rewind: selectRewind });

/** The backups of this site: every screen shows this verdict. */
export const selectBackup = createSelector([selectBackupFacts], resolveBackup);

/** What must be loaded before the verdict about backups is known. */
export const selectBackupNeeds = createSelector([selectBackupFacts], resolveBackupNeeds);

const selectScanFacts = createFacts({
	...SHARED,
	isManaged: (state) => selectSite(state).isAtomicSite || selectSite(state).isMultisite,
	scan: selectScanAnswer,
});

/** The malware scan of this site: every screen shows this verdict. */
export const selectScan = createSelector([selectScanFacts], resolveScan);

export const selectThreats = createSelector([selectScan, selectVaultPress], (scan, vaultpress) =>
	findThreats({ scan, vaultpress }),
);

/** What must be loaded before the verdict about the scan is known. */
export const selectScanNeeds = createSelector([selectScanFacts], resolveScanNeeds);
