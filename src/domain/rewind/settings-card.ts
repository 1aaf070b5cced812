import type { Backup } from './resolve-backup';
import type { BackupStatus } from './status';
import type { Promotion } from '@/domain/plans/promotions';
import type { Scan, ScanStatus } from '@/domain/scan';
import type { SiteFeatureFlags } from '@/domain/site/feature-flags';
import { viewVaultPress, type VaultPressFacts, type VaultPressLack } from './vaultpress';
import { knownData, viewAll, viewRemote, type Remote } from '@/lib/remote';

export interface BackupSettingsFacts extends Pick<VaultPressFacts, 'vaultpress'> {
	/** Results of `resolveBackup` and `resolveScan`. */
	backup: Backup;
	scan: Scan;
	rewind: Remote<BackupStatus, unknown>;
	scanAnswer: Remote<ScanStatus, unknown>;
	flags: Pick<SiteFeatureFlags, 'hasBackups' | 'hasScan'>;
}

/** VaultPress in place of the provider's backups, or what it lacks (SETSEC-20). */
export type NoBackupView =
	| { kind: 'vaultpress'; hasBackups: boolean; hasScans: boolean }
	| { kind: VaultPressLack }
	| { kind: 'not-started' }
	/** `lack` only names what is known to be missing. */
	| { kind: 'offer'; lack: 'both' | 'backups'; promotion: Promotion };

export type BackupSettingsView =
	Exclude<Backup, { kind: 'unconnected' | 'vaultpress-active' | 'offer' }> | NoBackupView;

/** Backups are paid for, scans are not (SETSEC-17). */
export const isBackupOnly = ({ flags }: Pick<BackupSettingsFacts, 'flags'>): boolean =>
	flags.hasBackups && !flags.hasScan;

/** The kinds of a working scan. */
const RUNNING: readonly Scan['kind'][] = [
	'clear',
	'threats',
	'vaultpress-clear',
	'vaultpress-threats',
];

/** Whether anything is known to scan the site. */
export const isScanned = (scan: Scan): boolean => RUNNING.includes(scan.kind);

/** The state of VaultPress for this card, where it is active; it may scan a site that it doesn't back up. */
function resolveVaultPress({ vaultpress }: BackupSettingsFacts): NoBackupView | null {
	const view = viewVaultPress(vaultpress);
	return view.kind === 'registered' && (view.backups || view.scans !== null)
		? { kind: 'vaultpress', hasBackups: view.backups ?? false, hasScans: view.scans ?? false }
		: null;
}

function resolveMissing(facts: BackupSettingsFacts, promotion: Promotion): NoBackupView {
	const lack = facts.scan.kind === 'offer' ? 'both' : 'backups';
	return resolveVaultPress(facts) ?? { kind: 'offer', lack, promotion };
}

/**
 * The card of backups and scans in the security settings (SETSEC-17 to SETSEC-24): the result of the rule for
 * backups as states of this card. Unlike on the dashboard, an empty state is a failure here (BACKUP-06).
 */
export function resolveBackupSettings(facts: BackupSettingsFacts): BackupSettingsView {
	const { backup, scan, rewind, scanAnswer } = facts;
	if (backup.kind === 'hidden' || backup.kind === 'offline') {
		return backup;
	}
	if (backup.kind === 'unconnected') {
		return { kind: 'hidden' };
	}
	// The card is about both, so it waits for both.
	const isScanAsked = !isBackupOnly(facts) && scan.kind !== 'hidden';
	const answers = isScanAsked ? [rewind, scanAnswer] : [rewind];
	const known = viewAll(...answers.map((answer) => viewRemote<unknown, unknown>(answer)));
	if (known.kind !== 'known') {
		return known;
	}
	if (knownData(rewind)?.state === 'missing') {
		return { kind: 'failed', isRetrying: rewind.phase === 'loading' };
	}
	switch (backup.kind) {
		case 'vaultpress-active':
			return resolveVaultPress(facts) ?? { kind: 'loading' };
		case 'offer':
			return resolveMissing(facts, backup.promotion);
		default:
			return backup;
	}
}

/** Whether anything scans the site, so that there is something to configure (SETSEC-22). */
export function hasScans({
	flags,
	vaultpress,
}: Pick<BackupSettingsFacts, 'flags' | 'vaultpress'>): boolean {
	const view = viewVaultPress(vaultpress);
	return flags.hasScan || (view.kind === 'registered' && view.scans === true);
}
