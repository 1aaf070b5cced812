import { createSelector } from '@reduxjs/toolkit';
import { resolveBackupSettings } from '@/domain/backup/settings-card';
import { selectBackup } from './backup';
import { selectEntitlements } from './entitlements';
import { selectRewind } from './rewind';
import { selectScan, selectScanAnswer } from './scan';
import { selectVaultPress } from './vaultpress';

/** The facts about backups and scans, which share a card. */
export const selectBackupFacts = createSelector(
	[selectBackup, selectScan, selectRewind, selectScanAnswer, selectVaultPress, selectEntitlements],
	(backup, scan, rewind, scanAnswer, vaultpress, { flags }) => ({
		backup,
		scan,
		rewind,
		scanAnswer,
		vaultpress,
		flags,
	}),
);

/** What this card says, on which the screen's introduction depends too. */
/** What the card of backups and scans shows. */
export const selectBackupSettings = createSelector([selectBackupFacts], resolveBackupSettings);
