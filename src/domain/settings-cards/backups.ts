import type { BackupStatus } from '@/domain/backup';
import type { SiteConnection } from '@/domain/connection';
import { resolveLegacyScan, type LegacyScanFacts } from '@/domain/vault';
import type { Promotion } from '@/domain/promotions';
import type { ScanStatus } from '@/domain/scan/types';
import type { SiteFeatureFlags } from '@/domain/site';
import { isUnknown, knownData, type Remote } from '@/lib/remote';

export interface BackupsCardFacts extends LegacyScanFacts {
	connection: SiteConnection;
	showBackups: boolean;
	rewind: Remote<BackupStatus, unknown>;
	scan: Remote<ScanStatus, unknown>;
	flags: Pick<SiteFeatureFlags, 'hasBackups' | 'hasScan'>;
	hasRealTimeBackups: boolean;
	isRetrying: boolean;
}

/** What the legacy vault service does for the site, or what it lacks (SETSEC-20). */
export type VaultView =
	| { kind: 'vault'; hasBackups: boolean; hasScans: boolean }
	| { kind: 'legacy-unregistered' }
	| { kind: 'legacy-missing' }
	| { kind: 'legacy-inactive' }
	| { kind: 'offer'; has: 'nothing' | 'scans' | 'backups'; promotion: Promotion };

export type BackupsCardView =
	| { kind: 'hidden' }
	| { kind: 'offline' }
	| { kind: 'loading' }
	| { kind: 'failed'; isRetrying: boolean }
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
	const { isRetrying } = facts;
	const features = knownData(facts.vault)?.data?.features;
	const legacy = resolveLegacyScan(facts);
	switch (legacy?.kind) {
		case 'legacy-threats':
		case 'legacy-clear':
			return {
				kind: 'vault',
				hasBackups: features?.backups ?? false,
				hasScans: features?.security ?? false,
			};
		case 'legacy-unregistered':
		case 'legacy-missing':
		case 'legacy-inactive':
			return legacy;
		case 'offer':
			return resolveOffer(facts);
		case 'loading':
			return isRetrying ? { kind: 'failed', isRetrying } : legacy;
		default:
			return { kind: 'failed', isRetrying };
	}
}

/**
 * How backups and scans stand, for the security settings (SETSEC-17 to SETSEC-24). Other than on the
 * dashboard, a state that is empty is a failure here like one that nobody knows (BACKUP-06).
 */
export function resolveBackupsCard(facts: BackupsCardFacts): BackupsCardView {
	const { connection, showBackups, rewind, scan, isRetrying } = facts;
	if (!showBackups || connection === 'unconnected') {
		return { kind: 'hidden' };
	}
	if (connection === 'offline') {
		return { kind: 'offline' };
	}
	const asked = isBackupsOnly(facts) ? [rewind] : [rewind, scan];
	if (!isRetrying && asked.some(isUnknown)) {
		return { kind: 'loading' };
	}
	if (asked.some((remote) => knownData<unknown, unknown>(remote) === undefined)) {
		return { kind: 'failed', isRetrying };
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
			return { kind: 'failed', isRetrying };
	}
}
