import { hasNoBackups, type BackupStatus } from '@/domain/backup';
import type { SiteConnection } from '@/domain/connection';
import {
	isVaultPlan,
	isVaultAsked,
	resolveVaultBackup,
	type VaultBackupView,
	type VaultScanFacts,
} from '@/domain/vault';
import { knownData, viewRemote, type Remote } from '@/lib/remote';

export interface BackupCardFacts extends VaultScanFacts {
	connection: SiteConnection;
	rewind: Remote<BackupStatus, unknown>;
	hasRealTimeBackups: boolean;
	/** The site pays for backups, whatever the provider keeps. */
	hasBackups: boolean;
}

export type BackupCardView =
	| { kind: 'offline' }
	| { kind: 'needs-site' }
	| { kind: 'provisioning' }
	| { kind: 'awaiting-credentials' }
	| { kind: 'active'; isRealTime: boolean }
	| VaultBackupView;

/** What has to be asked for the backup card. */
export interface BackupNeeds {
	rewind: boolean;
	plugins: boolean;
	vault: boolean;
}

/** Nobody is asked to buy what they have. */
function resolveNoBackups(facts: BackupCardFacts): VaultBackupView {
	const view = resolveVaultBackup(facts);
	return view.kind === 'inactive' && facts.hasBackups ? { kind: 'inactive', offer: 'none' } : view;
}

/**
 * How the site's backups stand (BACKUP-01 to BACKUP-06): a state that nobody knows is a failure, an
 * empty one means that the provider keeps no backups of this site.
 */
export function resolveBackupCard(facts: BackupCardFacts): BackupCardView {
	const { connection, rewind } = facts;
	if (connection !== 'connected') {
		return { kind: connection === 'offline' ? 'offline' : 'needs-site' };
	}
	const view = viewRemote(rewind);
	if (view.kind !== 'known') {
		return view;
	}
	switch (view.data.state) {
		case 'provisioning':
			return { kind: 'provisioning' };
		case 'awaiting_credentials':
			return { kind: 'awaiting-credentials' };
		case 'active':
			return { kind: 'active', isRealTime: facts.hasRealTimeBackups };
		default:
			return hasNoBackups(view.data)
				? resolveNoBackups(facts)
				: { kind: 'failed', isRetrying: rewind.phase === 'loading' };
	}
}

/** VaultPress is asked only where the provider keeps no backups (BACKUP-04). */
export function resolveBackupNeeds(facts: BackupCardFacts): BackupNeeds {
	const status = knownData(facts.rewind);
	const isVault = status !== undefined && hasNoBackups(status);
	return {
		rewind: facts.connection === 'connected',
		plugins: isVault && isVaultPlan(facts),
		vault: isVault && isVaultAsked(facts),
	};
}
