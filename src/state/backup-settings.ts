import { createSelector } from '@reduxjs/toolkit';
import { resolveBackupSettings } from '@/domain/backup/settings-card';
import { selectBackup } from './backup';
import { createFacts } from './create-facts';
import { selectEntitlements } from './entitlements';
import { selectRewind } from './rewind';
import { selectScan, selectScanAnswer } from './scan';
import { selectVaultPress } from './vaultpress';

/** The facts about backups and scans, which share a card. */
export const selectBackupFacts = createFacts({
	backup: selectBackup,
	scan: selectScan,
	rewind: selectRewind,
	scanAnswer: selectScanAnswer,
	vaultpress: selectVaultPress,
	flags: (state) => selectEntitlements(state).flags,
});

/** The content of the card of backups and scans. */
export const selectBackupSettings = createSelector([selectBackupFacts], resolveBackupSettings);
