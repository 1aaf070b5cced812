import { createSelector } from '@reduxjs/toolkit';
import { resolveAntiSpamCard, resolveBlockedCount } from '@/domain/anti-spam';
import { findLastBackup } from '@/domain/rewind/status';
import { resolveProtections } from '@/domain/status/protections';
import { knownData, viewAged } from '@/lib/remote';
import { selectAntiSpam } from '../anti-spam';
import { selectBackup, selectScan, selectThreats } from '../rewind/backup-and-scan';
import { selectSiteConnection } from '../connection';
import { createFacts } from '../store/create-facts';
import { createModuleFacts } from '../modules';
import { selectProtectCount } from '../modules/protect';
import { selectProviderContact } from '../site/provider-site';
import { selectRewind } from '../rewind';
import { selectActivity } from '../rewind/activity';
import { selectScanAnswer } from '../scan';
import { selectUnread } from '../site';
import type { RootState } from '../store/types';
import { selectVaultPress } from '../rewind/vaultpress';

export const selectNow = (_state: RootState, now: number, _locale: string) => now;

/** The facts of the protections, which the cards load. */
export const PROTECTION_FACTS = {
	connection: selectSiteConnection,
	backup: createSelector([selectBackup, selectRewind, selectVaultPress], (backup, ...answers) =>
		viewAged(backup, ['active', 'vaultpress-active'], ...answers),
	),
	backedUpAt: createSelector([selectActivity, selectNow], findLastBackup),
	scan: createSelector([selectScan, selectScanAnswer, selectVaultPress], (scan, ...answers) =>
		viewAged(scan, ['clear', 'vaultpress-clear'], ...answers),
	),
	scannedAt: (state: RootState) => knownData(selectScanAnswer(state))?.scannedAt ?? null,
	threats: selectThreats,
	antiSpam: createSelector([selectAntiSpam], (answer) =>
		viewAged(resolveAntiSpamCard(answer), ['none', 'counted'], answer),
	),
	protect: createModuleFacts('protect'),
	blockedLogins: createSelector([selectProtectCount], resolveBlockedCount),
	monitor: createModuleFacts('monitor'),
	provider: selectProviderContact,
	unread: selectUnread,
	now: selectNow,
	locale: (_state: RootState, _now: number, locale: string) => locale,
};

/** What protects the site. A switch changes it at once. */
export const selectProtections = createSelector(
	[createFacts(PROTECTION_FACTS)],
	resolveProtections,
);
