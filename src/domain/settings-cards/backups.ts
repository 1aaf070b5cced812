import type { BackupStatus } from '@/domain/backup';
import type { SiteConnection } from '@/domain/connection';
import type { Promotion } from '@/domain/promotions';
import type { ScanStatus } from '@/domain/scan/types';
import type { SiteFeatureFlags } from '@/domain/site';
import { resolveVaultScan, type VaultScanFacts } from '@/domain/vault';
import { knownData, viewAll, viewRemote, type FailedView, type Remote } from '@/lib/remote';

export interface BackupsCardFacts extends VaultScanFacts {
	connection: SiteConnection;
	showBackups: boolean;
	rewind: Remote<BackupStatus, unknown>;
	scan: Remote<ScanStatus, unknown>;
	flags: Pick<SiteFeatureFlags, 'hasBackups' | 'hasScan'>;
	hasRealTimeBackups: boolean;
}

/** What VaultPress does for the site, or what it lacks (SETSEC-20). */
export type VaultView =
	| { kind: 'vault'; hasBackups: boolean; hasScans: boolean }
	| { kind: 'vault-unregistered' }
	| { kind: 'vault-missing' }
	| { kind: 'vault-inactive' }
	| { kind: 'offer'; has: 'nothing' | 'scans' | 'backups'; promotion: Promotion };

export type BackupsCardView =
	| { kind: 'hidden' }
	| { kind: 'offline' }
	| { kind: 'loading' }
	| FailedView
	| { kind: 'provisioning' }
	| { kind: 'awaiting-credentials' }
	| { kind: 'active'; isRealTime: boolean }
	| VaultView;

/** A site that pays for backups and not for scans (SETSEC-17). */
export const isBackupsOnly = ({ flags }: Pick<BackupsCardFacts, 'flags'>): boolean =>
	flags.hasBackups && !flags.hasScan;

function resolveOffer({ flags, promotion }: BackupsCardFacts): VaultView {
	if (flags.hasBackups) {
		return { kind: 'offer', has: 'backups', promotion: 'none' };
	}
	return { kind: 'offer', has: flags.hasScan ? 'scans' : 'nothing', promotion };
}

function resolveVault(facts: BackupsCardFacts): BackupsCardView {
	const view = resolveVaultScan(facts);
	switch (view.kind) {
		case 'vault-threats':
		case 'vault-clear': {
			const features = knownData(facts.vault)?.data?.features;
			return {
				kind: 'vault',
				hasBackups: features?.backups ?? false,
				hasScans: features?.security ?? false,
			};
		}
		case 'offer':
			return resolveOffer(facts);
		default:
			return view;
	}
}

/**
 * How backups and scans stand, for the security settings (SETSEC-17 to SETSEC-24). Other than on the
 * dashboard, a state that is empty is a failure here like one that nobody knows (BACKUP-06).
 */
export function resolveBackupsCard(facts: BackupsCardFacts): BackupsCardView {
	const { connection, showBackups, rewind, scan } = facts;
	if (!showBackups || connection === 'unconnected') {
		return { kind: 'hidden' };
	}
	if (connection === 'offline') {
		return { kind: 'offline' };
	}
	// What is asked at once is one.
	const status = viewAll(viewRemote(rewind), ...(isBackupsOnly(facts) ? [] : [viewRemote(scan)]));
	if (status.kind !== 'known') {
		return status;
	}
	switch (knownData(rewind)?.state) {
		case 'provisioning':
			return { kind: 'provisioning' };
		case 'awaiting_credentials':
			return { kind: 'awaiting-credentials' };
		case 'active':
			return { kind: 'active', isRealTime: facts.hasRealTimeBackups };
		case 'unavailable':
			return resolveVault(facts);
		default:
			return { kind: 'failed', isRetrying: rewind.phase === 'loading' };
	}
}

export interface BackupsNeeds {
	rewind: boolean;
	scan: boolean;
	vault: boolean;
	plugins: boolean;
}

/** What has to be asked for the card, and no more: VaultPress only where the provider keeps no backups. */
export function resolveBackupsNeeds(facts: BackupsCardFacts): BackupsNeeds {
	const isAsked = facts.connection === 'connected' && facts.showBackups;
	const hasNoBackups = isAsked && knownData(facts.rewind)?.state === 'unavailable';
	// Whether the list decides, whatever became of it: "Try again" must ask for one that failed.
	const undecided = resolveVaultScan({ ...facts, vaultPlugin: 'unknown' });
	const isVaultUnknown = viewRemote(facts.vault).kind === 'loading';
	return {
		rewind: isAsked,
		scan: isAsked && !isBackupsOnly(facts),
		vault: hasNoBackups,
		plugins: hasNoBackups && !isVaultUnknown && undecided.kind === 'loading',
	};
}

/** How many threats were found, and by whom: there they are dealt with (SETSEC-23). */
export interface FoundThreats {
	count: number;
	by: 'scan' | 'vault';
}

/** @return Null where nothing was found, or nobody looks. */
export function findThreats(
	facts: Pick<BackupsCardFacts, 'flags' | 'scan' | 'vault'>,
): FoundThreats | null {
	const vault = knownData(facts.vault)?.data;
	const ofVault = vault?.features.security ? vault.threats : 0;
	if (ofVault > 0) {
		return { count: ofVault, by: 'vault' };
	}
	const ofScan = isBackupsOnly(facts) ? 0 : (knownData(facts.scan)?.threats.length ?? 0);
	return ofScan > 0 ? { count: ofScan, by: 'scan' } : null;
}

/** Whether anything scans the site, so that there is something to configure (SETSEC-22). */
export const hasScans = ({ flags, vault }: Pick<BackupsCardFacts, 'flags' | 'vault'>): boolean =>
	flags.hasScan || knownData(vault)?.data?.features.security === true;
